#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
"""Reads the window over the accessibility bus, as a screen reader does: every control has a role and a name, what
has a value tells it, and each page and dialog can be opened from there.
"""
import pathlib
import subprocess
import sys
import time

import gi
import pyatspi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

SECONDS = 1200  # for the whole test; against a hang
END = time.monotonic() + SECONDS

# So that page Program has contents; the others have them by themselves.
TRACE = pathlib.Path(__file__).resolve().parent.parent / "data/traces/kineto.json"

CHECK_BOX = "Grid follows the problem"

# Entries of menus, and the names of the dialogs that they open.
DIALOGS = (
    ("Preset gallery…", "Preset gallery"), ("Machines…", "Machines"), ("Paste launch code…", "Paste launch code"),
    ("Cluster sizes side by side…", "Cluster sizes side by side"), ("Keyboard shortcuts…", "Keyboard shortcuts"),
    ("Rules and terms…", "Rules and terms"), ("Command palette…", "Command palette"),
)

# What a user operates or reads; each needs a name. The others are containers.
CONTROLS = {
    pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_ENTRY, pyatspi.ROLE_LINK, pyatspi.ROLE_LIST,
    pyatspi.ROLE_LIST_ITEM, pyatspi.ROLE_MENU, pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_PAGE_TAB,
    pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_RADIO_BUTTON, pyatspi.ROLE_SLIDER, pyatspi.ROLE_SPIN_BUTTON,
    pyatspi.ROLE_TABLE, pyatspi.ROLE_TEXT, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_TREE, pyatspi.ROLE_CANVAS,
    pyatspi.ROLE_PASSWORD_TEXT, pyatspi.ROLE_CHECK_MENU_ITEM, pyatspi.ROLE_RADIO_MENU_ITEM,
}
WITH_VALUE = {pyatspi.ROLE_SLIDER, pyatspi.ROLE_SPIN_BUTTON}
WITH_TEXT = {pyatspi.ROLE_ENTRY, pyatspi.ROLE_TEXT, pyatspi.ROLE_PASSWORD_TEXT}


def wait_for_window(program):
    while time.monotonic() < END:
        if program.poll() is not None:
            sys.exit(f"the program ended with {program.returncode}")
        for application in pyatspi.Registry.getDesktop(0):
            if application is not None and application.name == "trichevron" and application.childCount:
                return application
        time.sleep(0.1)
    sys.exit(f"the window was not on the accessibility bus within {SECONDS} s")


class Node:
    """What a screen reader asks of one object. Reading raises GError where the window has removed it since."""

    def __init__(self, accessible, path):
        self.accessible = accessible
        self.role = accessible.getRole()
        self.name = accessible.name
        state = accessible.getState()
        self.is_shown = state.contains(pyatspi.STATE_SHOWING)
        self.is_checked = state.contains(pyatspi.STATE_CHECKED)
        self.place = f"{path}/{accessible.getRoleName()} '{self.name[:30]}'"
        self.can = set(pyatspi.utils.listInterfaces(accessible))


def walk(accessible, path="", only_shown=False):
    try:
        node = Node(accessible, path)
        if only_shown and path and not node.is_shown:
            return
        children = [accessible.getChildAtIndex(index) for index in range(accessible.childCount)]
    except GLib.GError:
        return
    yield node
    for child in children:
        if child is not None:
            yield from walk(child, node.place, only_shown)


def problems_of(node):
    if node.role in CONTROLS and not node.name.strip():
        yield f"has no name: {node.place}"
    # Qt gives no value of what it does not show.
    if node.role in WITH_VALUE and node.is_shown and "Value" not in node.can:
        yield f"has no value: {node.place}"
    if node.role in WITH_TEXT and node.is_shown and "Text" not in node.can:
        yield f"has no text: {node.place}"
    # Qt 6.4 has no value of a list box: its name ends with what is chosen.
    if node.role == pyatspi.ROLE_COMBO_BOX and node.is_shown and not node.name.partition(": ")[2].strip():
        yield f"does not say what is chosen: {node.place}"
    if node.role in (pyatspi.ROLE_INVALID, pyatspi.ROLE_UNKNOWN):
        yield f"has no role: {node.place}"


def press(accessible, action="Press"):
    actions = accessible.queryAction()
    names = [actions.getName(index) for index in range(actions.nActions)]
    return action in names and actions.doAction(names.index(action))


def read(application, only_shown=False):
    """The objects, once their number no longer changes."""
    nodes = list(walk(application, only_shown=only_shown))
    while time.monotonic() < END:
        time.sleep(0.5)
        again = list(walk(application, only_shown=only_shown))
        if len(again) == len(nodes):
            return again
        nodes = again
    sys.exit("the window goes on changing")


def places(nodes):
    return {node.place for node in nodes}


def press_button(application, name):
    """Presses the button with this name once it is shown, since what shows it may take a while; False where none is."""
    while time.monotonic() < END:
        for node in walk(application, only_shown=True):
            if node.role == pyatspi.ROLE_PUSH_BUTTON and node.name == name:
                return press(node.accessible)
        time.sleep(0.2)
    return False


def read_source_pane(application, tabs):
    """The source of a kernel of the user's own, and the dialogs of that page."""
    for tab in tabs:
        if tab.name == "Kernel":
            press(tab.accessible)
    # Each is pressed in turn; a dialog is closed before the next one.
    for name, closes in (("New source", None), ("Compiler…", "Cancel"), ("Type numbers…", "Cancel")):
        if not press_button(application, name):
            yield f"no button opens: {name}"
            continue
        for node in read(application, only_shown=True):
            yield from (f"after {name}: {problem}" for problem in problems_of(node))
        if closes is not None and not press_button(application, closes):
            yield f"no button closes: {name}"


def wait_for(found):
    """What `found` returns once it is something; None where it never is."""
    while time.monotonic() < END:
        result = found()
        if result is not None:
            return result
        time.sleep(0.2)
    return None


def first(nodes):
    return next(nodes, None)


def read_check_box(application, tabs):
    """A check box says that it has been pressed."""
    for tab in tabs:
        if tab.name == "Explore":
            press(tab.accessible)

    def shown_box():
        return first(node for node in walk(application, only_shown=True)
                     if node.role == pyatspi.ROLE_CHECK_BOX and node.name == CHECK_BOX)

    box = wait_for(shown_box)
    if box is None:
        yield f"is not shown on page Explore: {CHECK_BOX}"
        return
    if not press(box.accessible, "Toggle") or wait_for(
            lambda: True if Node(box.accessible, "").is_checked != box.is_checked else None) is None:
        yield f"does not change when it is pressed: {box.place}"


def read_dialogs(application):
    """The dialogs of the menus. They stay open, since not all have a button that closes them."""
    for entry, name in DIALOGS:
        item = first(node for node in walk(application)
                     if node.role == pyatspi.ROLE_MENU_ITEM and node.name == entry)
        if item is None or not press(item.accessible):
            yield f"no menu has: {entry}"
            continue

        def dialog():
            return first(child for child in application if child is not None and child.name == name)

        window = wait_for(dialog)
        if window is None:
            yield f"opens no dialog: {entry}"
            continue
        nodes = list(walk(window))
        if not any(node.name.strip() for node in nodes[1:]):
            yield f"is empty: {name}"
        for node in nodes:
            yield from (f"in {name}: {problem}" for problem in problems_of(node))


def main():
    # On a busy machine the window answers late; by default the bus waits 0.8 s only.
    Atspi.set_timeout(SECONDS * 1000, SECONDS * 1000)
    with subprocess.Popen([sys.argv[1], "--size", "1280x800", str(TRACE)]) as program:
        try:
            application = wait_for_window(program)
            nodes = read(application)
            problems = {problem for node in nodes for problem in problems_of(node)}
            tabs = [node for node in nodes if node.role == pyatspi.ROLE_PAGE_TAB]
            shown = places(node for node in nodes if node.is_shown)
            before = None  # the list of the tab before
            for tab in tabs:
                # The tabs of a page can be used only while the page is shown. A list of tabs has the name of its
                # current tab.
                frame = tab.place.rsplit("/", 2)[0] + "/"
                for page in tabs:
                    if any(place.startswith(frame) for place in shown):
                        break
                    press(page.accessible)
                    shown = places(read(application, only_shown=True))
                if not press(tab.accessible):
                    problems.add(f"cannot be pressed: {tab.place}")
                opened = read(application, only_shown=True)
                problems.update(problem for node in opened for problem in problems_of(node))
                tab_list = tab.place.rsplit("/", 1)[0]
                # The page of the first tab is open already.
                if tab_list == before and places(opened) == shown:
                    problems.add(f"opens no page: {tab.place}")
                shown = places(opened)
                before = tab_list
            problems.update(read_source_pane(application, tabs))
            problems.update(read_check_box(application, tabs))
            problems.update(read_dialogs(application))
            controls = sum(node.role in CONTROLS for node in nodes)
            print(f"{len(nodes)} objects, {controls} of them controls, {len(tabs)} of them tabs")
            if controls < 100 or len(tabs) < 8:
                problems.add("the bus has fewer controls than the window")
            for problem in sorted(problems):
                print(problem)
            return 1 if problems else 0
        finally:
            program.terminate()


if __name__ == "__main__":
    sys.exit(main())
