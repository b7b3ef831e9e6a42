'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '../../components/Button'
import { useLocale } from '../../internal/locale'
import { mayOpen } from '../../spec/product/mayOpen'
import { paramNames } from '../../spec/product/screenPaths'
import { hrefIn } from '../product/hrefIn'
import { useProduct } from '../product/useProduct'

/** A way on from a page that was given none: to where the product begins, to the page before, or to where the site begins. */
export function WayOn() {
  const { t } = useLocale()
  const state = useProduct()
  const hasPast = useSyncExternalStore(
    never,
    () => history.length > 1,
    () => false,
  )
  const start =
    state &&
    Object.values(state.product.screens ?? {}).find(
      (screen) =>
        screen.shows === 'list' &&
        paramNames(screen.path).length === 0 &&
        mayOpen(state.product, screen, state.role),
    )
  if (state && start)
    return (
      <Button href={state.router ? hrefIn(state.router, start.path) : start.path}>{t('status.start')}</Button>
    )
  if (hasPast) return <Button onClick={() => history.back()}>{t('status.back')}</Button>
  return <Button href="/">{t('status.start')}</Button>
}

const never = () => () => {}
