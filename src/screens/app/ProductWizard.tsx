'use client'

import { Button } from '../../components/Button'
import { useLocale } from '../../internal/locale'
import { entitiesLabelOf } from '../../spec/labels/labels'
import { hrefIn } from '../product/hrefIn'
import { idOf } from '../source/listState'
import { WizardScreen } from '../wizard/WizardScreen'
import { filledByAddress } from './filledByAddress'
import type { ProductRecordProps } from './ProductScreenProps'
import { searchParam, withParam } from './recordAddress'

/** The steps in which a record is made: the one at hand stands in the address, and back leads to the one before. */
export function ProductWizard(props: ProductRecordProps) {
  const { state, title, address, breadcrumbs, autoFocus, given, draft, entity, source, links } = props
  const { router, product } = state
  const { t, locale } = useLocale()
  const { list, detail } = links
  const { from, defaults, cameFrom } = filledByAddress(props)
  const toList = list === undefined ? undefined : hrefIn(router, list)
  return (
    <WizardScreen
      entity={entity}
      source={source}
      from={from}
      {...(title !== undefined && { title })}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      cancelHref={cameFrom === undefined ? toList : hrefIn(router, cameFrom)}
      step={searchParam(address, 'step')}
      onStepChange={(step, { replace }) => router.navigate(withParam(address, 'step', step), { replace })}
      onBackFromDone={router.back}
      renderDoneActions={(record) => {
        const page = detail?.(idOf(record, entity.id) ?? '')
        return (
          <>
            {page !== undefined && (
              <Button variant="primary" href={hrefIn(router, page)}>
                {t('product.open')}
              </Button>
            )}
            {toList !== undefined && <Button href={toList}>{entitiesLabelOf(entity, locale)}</Button>}
          </>
        )
      }}
      {...(draft && { draft })}
      {...given}
      defaults={defaults}
    />
  )
}
