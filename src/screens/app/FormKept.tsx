'use client'

import { Button } from '../../components/Button'
import { useTitles } from '../../components/useTitles'
import { useLocale } from '../../internal/locale'
import { entityNounOf } from '../../spec/labels/labels'
import { hrefOf } from '../product/hrefOf'
import { idOf } from '../source/listState'
import { useOnline } from '../source/useOnline'
import { StatusScreenView } from '../status/StatusScreenView'
import { WaitingNews } from '../status/WaitingNews'
import { BackToList } from './BackToList'
import type { ProductRecordProps } from './ProductScreenProps'

interface FormKeptProps extends ProductRecordProps {
  /** The record as it waits to be sent. */
  record: object
  /** Begins another one; undefined where none is made here. */
  onAgain: (() => void) | undefined
}

/** In place of a record's page that cannot come without a connection: the record is kept, and is sent later. */
export function FormKept({ record, onAgain, ...props }: FormKeptProps) {
  const { state, entity, source, links } = props
  const { router, product } = state
  const { t, locale } = useLocale()
  const online = useOnline()
  const titleIn = useTitles(entity, [record])
  const entityNoun = entityNounOf(entity, locale)
  const page = links.detail?.(idOf(record, entity.id) ?? '')
  return (
    <StatusScreenView
      status="done"
      autoFocus
      title={t('product.waits', { title: titleIn(record) ?? entityNoun })}
      actions={
        <>
          {online && page !== undefined && (
            <Button variant="primary" href={hrefOf(router, page)}>
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
