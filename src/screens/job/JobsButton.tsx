'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import ListChecks from 'lucide-react/icons/list-checks'
import { Suspense, useEffect, useState } from 'react'
import { Button } from '../../components/Button'
import { Drawer } from '../../components/Drawer'
import { late } from '../../components/late'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishJobs } from '../../messages/englishJobs'
import { focusAfter } from '../action/focusAfter'
import { isUnderWay, type Job } from './Job'
import { useJobList } from './useJobs'

// Most people watch no list of what goes on by itself.
const JobList = late(async () => (await import('./JobList')).JobList)

/** Says quietly how many jobs are under way, or how the last ones ended, and opens their list. */
export function JobsButton() {
  const list = useJobList()
  const { t } = useScreenLocale(englishJobs)
  const [isOpen, setOpen] = useState(false)
  const { jobs } = list
  if (jobs.length === 0 && !isOpen) return null
  const running = jobs.filter(isUnderWay).length
  const bad = jobs.filter(isBad).length
  const status = statusOf(running, bad)
  const words = {
    running: t('job.running', { count: running }),
    failed: t('job.failedItems', { count: bad }),
    done: t('job.done'),
  }[status]
  return (
    <>
      <Button
        className="sw-JobsButton"
        variant="quiet"
        size="small"
        icon={bad > 0 ? <CircleAlert className="sw-icon" /> : <ListChecks className="sw-icon" />}
        aria-label={t('value.label', { label: t('job.title') }) + words}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-status={status}
        onClick={() => setOpen(true)}
      >
        {words}
      </Button>
      <Drawer title={t('job.title')} open={isOpen} onOpenChange={setOpen}>
        <LeadOn />
        <Suspense>
          <JobList {...list} headingLevel={3} />
        </Suspense>
      </Drawer>
    </>
  )
}

/** Leads the focus on when the drawer goes: with the last job that is put away the button is gone as well. */
function LeadOn() {
  useEffect(() => () => focusAfter(), [])
  return null
}

const isBad = ({ status }: Job) => status === 'failed' || status === 'partlyDone'

function statusOf(running: number, bad: number) {
  if (running > 0) return 'running'
  return bad > 0 ? 'failed' : 'done'
}
