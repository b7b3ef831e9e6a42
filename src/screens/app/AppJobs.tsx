'use client'

import { Suspense, useState, useSyncExternalStore } from 'react'
import { late } from '../../components/late'
import type { Jobs } from '../job/Jobs'

// Most people never wait for anything this long.
const JobsButton = late(async () => (await import('../job/JobsButton')).JobsButton)

/** How the jobs of the app go; loaded with the first of them, so that a page without any is no larger. */
export function AppJobs({ jobs }: { jobs: Jobs }) {
  const has = useSyncExternalStore(
    jobs.subscribe,
    () => jobs.getJobs().length > 0,
    () => false,
  )
  // The list stays open when the last job was put away from it.
  const [had, setHad] = useState(has)
  if (has && !had) setHad(true)
  return (
    <div className="sw-AppFrame-jobs">
      {had && (
        <Suspense>
          <JobsButton />
        </Suspense>
      )}
    </div>
  )
}
