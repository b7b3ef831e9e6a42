'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../components/Button'
import { useAnnounce } from '../internal/announce'
import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'
import { useScrollable } from '../internal/useScrollable'
import { useSharedRef } from '../internal/useSharedRef'
import { UploadRow } from './UploadRow'
import { totalIn } from './uploadMessages'
import type { Uploads } from './Uploads'
import { useUploadState } from './useUpload'
import { useUploadLocale } from './useUploadLocale'
import { useUploadReports } from './useUploadReports'

export interface UploadListProps extends RootProps<HTMLDivElement> {
  /** The list to show, from `useUpload` or `createUploads`. */
  uploads: Uploads
  /** Names the list for assistive technology. @default "Files" */
  label?: string | undefined
  /** Shows the files and nothing to change about them. @default false */
  readOnly?: boolean | undefined
  /** Shows pictures small. Only photographs and drawings of pixels: see the page of this component. @default true */
  previews?: boolean | undefined
  /** Takes the focus when the last file is removed. */
  whenEmpty?: { readonly current: HTMLElement | null } | undefined
}

/** So many rows are drawn together, once they come near to what is in sight. */
const blockLength = 25

/**
 * Files on their way: how far each is, what is wrong with it, and what can be done about it. A screen
 * reader announces which files were added, sent, rejected and removed, and nothing of the steps between.
 */
export function UploadList(props: UploadListProps) {
  const {
    uploads,
    label,
    readOnly = false,
    previews = true,
    whenEmpty,
    className,
    style,
    ref,
    ...data
  } = props
  const { t } = useUploadLocale()
  const announce = useAnnounce()
  const [root, holdRoot] = useSharedRef(ref)
  const holdRows = useScrollable<HTMLDivElement>()
  const ids = useUploadState(uploads, ({ getIds }) => getIds())
  useUploadReports(uploads)

  function remove(id: string) {
    const index = ids.indexOf(id)
    const next = ids[index + 1] ?? ids[index - 1]
    // The focus goes on to a neighbour before the row that holds it goes.
    const neighbour = next && root.current?.querySelector<HTMLElement>(`[data-upload="${next}"] [data-last]`)
    const target = neighbour || whenEmpty?.current
    target?.focus()
    announce(t('upload.removed', { name: uploads.getUpload(id)?.label ?? '' }))
    uploads.remove(id)
  }

  if (ids.length === 0) return null
  const row = (id: string, index: number) => (
    <UploadRow
      key={id}
      uploads={uploads}
      id={id}
      index={index}
      count={ids.length}
      readOnly={readOnly}
      previews={previews}
      onRemove={remove}
    />
  )
  const blocks = Array.from({ length: Math.ceil(ids.length / blockLength) }, (_, block) =>
    ids.slice(block * blockLength, (block + 1) * blockLength),
  )
  return (
    <div {...data} ref={holdRoot} className={classes('sw-UploadList', className)} style={style}>
      {ids.length > 1 && <Total uploads={uploads} readOnly={readOnly} />}
      {/* Without buttons in it, a list that scrolls must be a stop of the keyboard itself. */}
      <div
        ref={readOnly ? holdRows : undefined}
        className="sw-UploadList-rows"
        role="list"
        aria-label={label ?? t('upload.files')}
      >
        {blocks.map((block, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a block is a place in the list, whichever rows are in it
          <Block key={at} isFirst={at === 0} length={block.length}>
            {() => block.map((id, index) => row(id, at * blockLength + index))}
          </Block>
        ))}
      </div>
    </div>
  )
}

/** How far all of them are, and what can be done to all at once. */
function Total({ uploads, readOnly }: { uploads: Uploads; readOnly: boolean }) {
  const { t, locale } = useUploadLocale()
  const { files, failed, paused, underWay } = useUploadState(uploads, ({ getTally }) => getTally())
  const resumes = uploads.getOptions().adapter?.resumes
  if (files === 0) return null
  return (
    <div className="sw-UploadList-total">
      <span>{totalIn(uploads, { t, locale })}</span>
      {!readOnly && failed > 1 && (
        <Button variant="quiet" size="small" onClick={() => uploads.retry()}>
          {t('upload.retryAll')}
        </Button>
      )}
      {!readOnly && resumes && underWay > 1 && (
        <Button variant="quiet" size="small" onClick={() => uploads.pause()}>
          {t('upload.pauseAll')}
        </Button>
      )}
      {!readOnly && paused > 1 && (
        <Button variant="quiet" size="small" onClick={() => uploads.resume()}>
          {t('upload.resumeAll')}
        </Button>
      )}
    </div>
  )
}

interface BlockProps {
  isFirst: boolean
  length: number
  children: () => ReactNode
}

/** A thousand rows at once would hold the page up: those far below are drawn when they come near, and then stay. */
function Block({ isFirst, length, children }: BlockProps) {
  const [isNear, setNear] = useState(isFirst)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (sights) => {
        if (sights.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place} className="sw-UploadList-block" role="presentation" data-count={length}>
      {isNear && children()}
    </div>
  )
}
