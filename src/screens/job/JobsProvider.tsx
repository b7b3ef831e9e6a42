'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { createJobs } from './createJobs'
import { isUnderWay } from './Job'
import type { Jobs } from './Jobs'
import { JobsContext } from './JobsContext'
import { useJobNews } from './useJobNews'

export interface JobsProviderProps {
  /** The jobs of the app, from `createJobs`; needed where a server does some. @default a list of its own */
  jobs?: Jobs | undefined
  children?: ReactNode
}

/**
 * Keeps long work going while a person goes from page to page: put it around the app, above its router. It tells how jobs go, takes
 * up again what an earlier page left with a server, and has the browser ask before a page is closed that still does one itself.
 */
export function JobsProvider({ jobs: given, children }: JobsProviderProps) {
  const [own] = useState(createJobs)
  const jobs = given ?? own
  useJobNews(jobs)
  useEffect(() => {
    jobs.resume()
    addEventListener('online', jobs.resume)
    return () => removeEventListener('online', jobs.resume)
  }, [jobs])
  useEffect(() => guardPage(jobs), [jobs])
  return <JobsContext value={jobs}>{children}</JobsContext>
}

/** Listen only while there is something to lose: a page that listens is kept out of the browser's memory of pages. */
function guardPage(jobs: Jobs): () => void {
  let listens = false
  const stay = (event: BeforeUnloadEvent) => event.preventDefault()
  const look = () => {
    const loses = jobs.getJobs().some((job) => isUnderWay(job) && !job.onServer)
    if (loses === listens) return
    listens = loses
    if (loses) addEventListener('beforeunload', stay)
    else removeEventListener('beforeunload', stay)
  }
  look()
  const leave = jobs.subscribe(look)
  return () => {
    leave()
    removeEventListener('beforeunload', stay)
  }
}
