// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Locks a mutex of the system: std::mutex cannot be locked over a fork().
#pragma once

#include <pthread.h>

namespace trichevron::capture {

class Lock {
public:
    explicit Lock(pthread_mutex_t& mutex) : mutex_(mutex) { ::pthread_mutex_lock(&mutex_); }
    ~Lock() { ::pthread_mutex_unlock(&mutex_); }
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

private:
    pthread_mutex_t& mutex_;
};

} // namespace trichevron::capture
