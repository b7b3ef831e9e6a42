'use client'

import Check from 'lucide-react/icons/check'
import { Suspense } from 'react'
import { late } from '../../components/late'
import { LateDialogFailure } from '../../components/LateFailure'
import { Menu } from '../../components/Menu'
import type { MenuAction, MenuSection } from '../../components/MenuItems'
import { useLocale } from '../../internal/locale'
import { useOnceTrue } from '../../internal/useOnceTrue'
import type { Translate } from '../../messages/createTranslator'
import type { ListView } from './savedViews'
import type { ListViews } from './useListViews'

// Asked for by those alone who save, rename or remove.
const SavedViewDialogs = late(
  async () => (await import('./SavedViewDialogs')).SavedViewDialogs,
  LateDialogFailure,
)

/** The views of a list: to show one, to save how the list is seen now, and to keep them in order. */
export function SavedViewMenu({ views }: { views: ListViews }) {
  const { t } = useLocale()
  const asks = views.question !== undefined || views.problem !== undefined
  const hasAsked = useOnceTrue(asks)
  const { current, isChanged } = views
  const label = current
    ? t(isChanged ? 'views.changed' : 'views.one', { name: current.name })
    : t('views.label')
  return (
    <>
      <Menu
        label={label}
        className="sw-SavedViews"
        items={() => [...choicesIn(views, t), ...actionsIn(views, t)]}
      />
      {hasAsked && (
        <Suspense>
          <SavedViewDialogs views={views} />
        </Suspense>
      )}
    </>
  )
}

function choicesIn(views: ListViews, t: Translate): readonly (MenuAction | MenuSection)[] {
  const { current, onShow } = views
  const choice = (view: ListView | undefined): MenuAction => ({
    id: `view ${view?.id ?? ''}`,
    label: view ? view.name : t('views.none'),
    ...(view?.id === current?.id && {
      icon: <Check className="sw-icon" />,
      description: t('views.current'),
    }),
    ...(view?.id !== current?.id && view?.isDefault && { description: t('views.default') }),
    onAction: () => onShow(view),
  })
  const own = views.views.filter(({ isOwn }) => isOwn)
  const others = views.views.filter(({ isOwn }) => !isOwn)
  return [
    choice(undefined),
    ...(own.length > 0 ? [{ id: 'own', title: t('views.own'), items: own.map(choice) }] : []),
    ...(others.length > 0 ? [{ id: 'shared', title: t('views.shared'), items: others.map(choice) }] : []),
  ]
}

/** Return the actions on views that the person may take. */
function actionsIn(views: ListViews, t: Translate): readonly MenuSection[] {
  const { current, isChanged, maySave, mayShare, canWrite, failed } = views
  const items: MenuAction[] = []
  if (failed) {
    items.push({
      id: 'retry',
      label: t('views.retry'),
      description: t('views.failed'),
      onAction: views.onRetry,
    })
  }
  if (current && isChanged) {
    if (canWrite('update', current)) {
      items.push({ id: 'update', label: t('views.update'), onAction: () => views.onUpdate(current) })
    }
    items.push({ id: 'reset', label: t('views.reset'), onAction: () => views.onShow(current) })
  }
  if (maySave) {
    items.push({ id: 'save', label: t('views.save'), onAction: () => views.onAsk({ asks: 'name' }) })
  }
  if (current && canWrite('update', current)) {
    items.push({
      id: 'rename',
      label: t('views.rename'),
      onAction: () => views.onAsk({ asks: 'name', view: current }),
    })
    items.push({
      id: 'default',
      label: t(current.isDefault ? 'views.makeNoDefault' : 'views.makeDefault'),
      onAction: () => views.onDefaultChange(current, !current.isDefault),
    })
    if (mayShare) {
      items.push({
        id: 'share',
        label: t(current.shared ? 'views.makePrivate' : 'views.share'),
        onAction: () => views.onSharedChange(current, !current.shared),
      })
    }
  }
  if (current && canWrite('remove', current)) {
    items.push({
      id: 'remove',
      label: t('views.remove'),
      tone: 'danger',
      onAction: () => views.onAsk({ asks: 'remove', view: current }),
    })
  }
  return items.length > 0 ? [{ id: 'actions', title: t('views.actions'), items }] : []
}
