'use client'

import { useEffect } from 'react'
import { hasToastRegion, toast } from '../../components/toasts'
import { useAnnounce } from '../../internal/announce'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishJobs } from '../../messages/englishJobs'
import { sentence } from '../../messages/sentence'
import { isUnderWay, type Job } from './Job'
import type { Jobs } from './Jobs'
import { jobWords } from './jobWords'

/** Words at each step would talk over everything else. */
const shortestBetweenSteps = 5000

interface Told {
  readonly underWay: boolean
  /** The last quarter that was told. */
  readonly quarter: number
  readonly at: number
}

/** Tell of jobs that begin, reach another quarter and end: the end is seen as well. */
export function useJobNews(jobs: Jobs): void {
  const { t, locale } = useScreenLocale(englishJobs)
  const announce = useAnnounce()
  useEffect(() => {
    let told = new Map<string, Told>()
    const percent = new Intl.NumberFormat(locale, { style: 'percent' })

    function tellOf(job: Job): Told {
      const before = told.get(job.id)
      const underWay = isUnderWay(job)
      const quarter = quarterOf(job)
      const now = { underWay, quarter, at: Date.now() }
      if (underWay && !before?.underWay) announce(t('job.started', { label: job.label }))
      else if (!underWay && before?.underWay) tellEnd(job)
      else if (underWay && before && quarter > before.quarter && now.at - before.at >= shortestBetweenSteps) {
        announce(t('job.step', { label: job.label, percent: percent.format(quarter / 4) }))
      } else return before ?? now
      return now
    }

    function tellEnd(job: Job) {
      const words = t('value.label', { label: job.label }) + sentence(jobWords(job, t))
      const tone = toneOf(job)
      if (hasToastRegion()) toast(words, { tone, subject: `job ${job.id}` })
      else announce(words, tone === 'danger' ? 'assertive' : 'polite')
    }

    const tell = () => {
      told = new Map(jobs.getJobs().map((job) => [job.id, tellOf(job)]))
    }
    tell()
    return jobs.subscribe(tell)
  }, [jobs, announce, t, locale])
}

function quarterOf({ done = 0, total = 0 }: Job): number {
  return total > 0 ? Math.floor((done / total) * 4) : 0
}

function toneOf({ status }: Job) {
  if (status === 'done') return 'success'
  return status === 'cancelled' ? 'info' : 'danger'
}
