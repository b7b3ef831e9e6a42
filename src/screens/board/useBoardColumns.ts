'use client'

import { useMemo } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishBoard } from '../../messages/englishBoard'
import { own } from '../../internal/own'
import type { Fields } from '../../spec/fields/fields'
import type { Limit } from '../../spec/product/Product'
import type { EntityAccess } from '../product/useEntityAccess'
import { useProduct } from '../product/useProduct'
import type { BoardColumn } from './BoardColumn'
import { boardColumns, isNeverListed } from './boardColumns'

export interface BoardColumnsChoice {
  /** Which values of the field are columns, in this order. @default all, as they are declared */
  columns?: readonly string[] | undefined
  /**
   * How many cards a column is meant to hold, by its value.
   * @default those of the product, called `invoice.status.sent`
   */
  limits?: Readonly<Record<string, number>> | undefined
}

/** The columns that the person can ever see a record in, with the limits of the host or of the product. */
export function useBoardColumns<F extends Fields>(
  { limits, columns: values }: BoardColumnsChoice,
  { entity, source }: EntityAccess<F>,
  field: string,
): readonly BoardColumn[] {
  const { t, locale } = useScreenLocale(englishBoard)
  const product = useProduct()
  const role = product?.role
  const isEnforced = product !== undefined
  const inProduct: Readonly<Record<string, Limit>> | undefined = product?.product.limits
  // Both are often written where they are given.
  const [valuesKey, limitsKey] = [JSON.stringify(values), JSON.stringify(limits)]
  return useMemo(() => {
    const given = limitsKey === undefined ? undefined : (JSON.parse(limitsKey) as Record<string, number>)
    const all = boardColumns(entity, source, {
      field,
      values: valuesKey === undefined ? undefined : (JSON.parse(valuesKey) as readonly string[]),
      limitOf: (value) =>
        given ? own(given, value) : own(inProduct, `${entity.name}.${field}.${value}`)?.value,
      locale,
      noValue: (label) => t('board.noValue', { field: label }),
    })
    return isEnforced ? all.filter(({ id }) => !isNeverListed(entity, role, field, id)) : all
  }, [entity, source, field, valuesKey, limitsKey, inProduct, isEnforced, role, t, locale])
}
