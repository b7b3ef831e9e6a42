'use client'

import { Button } from '../../components/Button'
import { useTitles } from '../../components/useTitles'
import { useLocale } from '../../internal/locale'
import { entityLabelOf, entityNounOf } from '../../spec/labels/labels'
import { hrefIn } from '../product/hrefIn'
import { idOf } from '../source/listState'
import { useOnline } from '../source/useOnline'
import { waitsIn } from '../source/waitsIn'
import { StatusScreenView } from '../status/StatusScreenView'
import { WaitingNews } from '../status/WaitingNews'
import { BackToList } from './BackToList'
import type { ProductRecordProps } from './ProductScreenProps'

interface FormDoneProps extends ProductRecordProps {
  /** The record as it was saved, or waits to be sent. */
  record: object
  /** Begins another one; undefined where none is made here. */
  onAgain: (() => void) | undefined
}

/**
 * In place of a record's page that cannot come: without a connection, where the record is kept and sent later, or for a role that makes
 * records and reads none. What was sent must not be there still, to be sent once more.
 */
export function FormDone({ record, onAgain, ...props }: FormDoneProps) {
  const { state, entity, source, links } = props
  const { router, product } = state
  const { t, locale } = useLocale()
  const online = useOnline()
  const titleIn = useTitles(entity, [record])
  const entityNoun = entityNounOf(entity, locale)
  const id = idOf(record, entity.id) ?? ''
  const page = links.detail?.(id)
  const words = waitsIn(source.queue, id) ? 'product.waits' : 'product.saved'
  return (
    <StatusScreenView
      status="done"
      autoFocus
      title={t(words, { title: titleIn(record) ?? entityLabelOf(entity, locale) })}
      actions={
        <>
          {online && page !== undefined && (
            <Button variant="primary" href={hrefIn(router, page)}>
              {t('product.open')}
            </Button>
          )}
          {onAgain && <Button onClick={onAgain}>{t('title.new', { entity: entityNoun })}</Button>}
          <BackToList {...props} />
        </>
      }
    >
      <WaitingNews entity={entity} queue={source.queue} errors={product.errors} />
    </StatusScreenView>
  )
}
