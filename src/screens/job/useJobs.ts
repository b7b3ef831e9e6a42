'use client'

import { use, useSyncExternalStore } from 'react'
import { fail } from '../../internal/developerMessages'
import type { Job } from './Job'
import type { Jobs } from './Jobs'
import { JobsContext } from './JobsContext'

/** The jobs of the nearest `JobsProvider`: to begin one, to stop it, to try it again. */
export function useJobs(): Jobs {
  return (
    use(JobsContext) ??
    fail(
      'useJobs() found no <JobsProvider> above it, so there is no list for a job to stand in. Put one around the app, above its router.',
    )
  )
}

/** How the jobs of a list stand now, for a `JobList`; without one, those of the nearest `JobsProvider`. */
export function useJobList(given?: Jobs) {
  const provided = use(JobsContext)
  const store = given ?? provided
  const jobs = useSyncExternalStore(store?.subscribe ?? never, store?.getJobs ?? none, none)
  return { jobs, onCancel: store?.cancel, onRetry: store?.retry, onDismiss: store?.dismiss }
}

const nothing: readonly Job[] = []
const none = () => nothing
const never = () => () => {}
