'use client'

import { type SubmitEvent, useId, useMemo, useState } from 'react'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { ReferenceProvider } from '../../components/ReferenceProvider'
import { loaderOf, type ReferenceTarget } from '../../components/useReference'
import type { RecordId } from '../../data/DataSource'
import { ReferenceField } from '../../fields/ReferenceField'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTree } from '../../messages/englishTree'
import { type Ancestors, pathTo } from './ancestry'
import { readAncestors, useAncestry } from './useAncestry'

export interface MoveDialogProps {
  /** The record that is moved; nothing while none is. */
  record: object | undefined
  /** Where the records are that it can be put below. */
  target: ReferenceTarget
  getParent: (record: object) => RecordId | undefined
  getTitle: (record: object) => string
  /** Why it may not go there by rights, as a sentence. */
  getReason: (record: object, target: object | undefined) => string | undefined
  onMove: (record: object, target: object | undefined) => void
  onClose: () => void
}

/** Asks below which record another one is to stand: what a drag does, by keys and over any distance. */
export function MoveDialog(props: MoveDialogProps) {
  const { record, getTitle, onClose } = props
  const { t } = useScreenLocale(englishTree)
  const form = useId()
  return (
    <Dialog
      open={record !== undefined}
      onOpenChange={onClose}
      size="small"
      initialFocus="field"
      title={t('tree.moveTitle', { title: record ? getTitle(record) : '' })}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('tree.moveSubmit')}
          </Button>
        </>
      }
    >
      {record && <MoveForm {...props} record={record} form={form} />}
    </Dialog>
  )
}

interface MoveFormProps extends MoveDialogProps {
  record: object
  form: string
}

/** It begins anew each time the dialog opens. */
function MoveForm({ record, form, target, getParent, getTitle, getReason, onMove, onClose }: MoveFormProps) {
  const { t } = useScreenLocale(englishTree)
  const { entity, source } = target
  const [written, setWritten] = useState<RecordId | null>(null)
  const [chosen, setChosen] = useState<RecordId | null>(null)
  const [reason, setReason] = useState<string>()
  const from = getParent(record)
  const rises = from !== undefined && getReason(record, undefined) === undefined
  const ids = useMemo(() => [chosen, from].filter((id) => id !== null && id !== undefined), [chosen, from])
  const above = useAncestry(source, entity.id, getParent, ids)
  const title = getTitle(record)
  const idOf = (one: object) => String((one as Readonly<Record<string, unknown>>)[entity.id])
  const own = from === undefined ? undefined : above.records.get(String(from))
  const path = own && [...pathTo(own, above.records, getParent), own].map(getTitle).join(' › ')

  function reasonAgainst({ records }: Ancestors): string | undefined {
    const place = chosen === null ? undefined : records.get(String(chosen))
    if (!place) return t('tree.chooseTarget')
    if (idOf(place) === idOf(record)) return t('tree.notIntoItself', { title })
    if (pathTo(place, records, getParent).some((one) => idOf(one) === idOf(record)))
      return t('tree.notIntoOwn', { title })
    if (String(chosen) === String(from)) return t('tree.alreadyThere', { title })
    const why = getReason(record, place)
    if (why !== undefined) return why
    onMove(record, place)
    onClose()
    return undefined
  }

  async function submit() {
    // The records above the place may still be on their way.
    const known = above.isLoading ? await readAncestors(source, entity.id, getParent, ids) : above
    setReason(reasonAgainst(known))
  }

  return (
    <form
      id={form}
      noValidate
      className="sw-TreeScreen-moveForm"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ReferenceProvider references={[target]}>
        <ReferenceField
          to={entity.name}
          label={t('tree.moveTarget')}
          description={path === undefined ? undefined : t('tree.moveNow', { path })}
          value={written}
          required
          error={reason}
          onValueChange={(value) => {
            const id = typeof value === 'object' ? null : value
            setReason(undefined)
            setWritten(id)
            // On its way to a title it is no id: no record is asked for by it.
            setChosen(id !== null && loaderOf(target).get(id).status === 'ready' ? id : null)
          }}
        />
      </ReferenceProvider>
      {rises && (
        <Button
          className="sw-TreeScreen-more"
          size="small"
          variant="quiet"
          onClick={() => {
            onMove(record, undefined)
            onClose()
          }}
        >
          {t('tree.moveToTop')}
        </Button>
      )}
    </form>
  )
}
