import { useState } from 'react'
import { Breadcrumbs } from '../src/components/Breadcrumbs'
import { toast } from '../src/components/toasts'
import { ToastRegion } from '../src/components/ToastRegion'
import { ScreenTransition } from '../src/motion/ScreenTransition'
import { DetailScreen } from '../src/screens/record/DetailScreen'
import { FormScreen } from '../src/screens/form/FormScreen'
import type { RowQuery } from '../src/screens/source/rowQuery'
import { ListScreen } from '../src/screens/list/ListScreen'
import type { DataSource } from '../src/data/DataSource'
import { useLocale } from '../src/internal/locale'
import { entitiesLabelOf } from '../src/spec/labels/labels'
import { strike, type Strike } from './fixtures/birdstrikes'
import { strikeInArabic } from './fixtures/birdstrikesInArabic'

/** Where one is: the list, or a screen of one record. */
type Route = { screen: 'list' } | { screen: 'new' } | { screen: 'record' | 'edit'; id: string }

export interface StrikeAppProps {
  source: DataSource<Strike>
}

/**
 * A whole app, assembled from parts: a list, a record's page and a form over one entity and one source. The route and
 * the list's query are plain state here; a product keeps them in its router.
 */
export function StrikeApp({ source }: StrikeAppProps) {
  const { direction } = useLocale()
  const entity = direction === 'rtl' ? strikeInArabic : strike
  const [history, setHistory] = useState<readonly Route[]>([{ screen: 'list' }])
  const [query, setQuery] = useState<RowQuery>({})
  const [moved, setMoved] = useState(false)
  const route = history.at(-1) ?? { screen: 'list' }

  const go = (to: Route) => {
    setMoved(true)
    setHistory((before) => [...before, to])
  }
  /** Back over the screens of the record to the list, or over the form to the record. */
  const backTo = (to: Route) => {
    setMoved(true)
    setHistory((before) => [
      ...before.slice(
        0,
        before.findIndex((one) => one.screen === to.screen),
      ),
      to,
    ])
  }
  const list = {
    label: entitiesLabelOf(entity),
    href: '#/',
    onClick: leadTo(() => backTo({ screen: 'list' })),
  }
  const saved = (record: Strike) => {
    toast(`${record.reportId} saved`)
    setHistory([{ screen: 'list' }])
    go({ screen: 'record', id: record.reportId })
  }

  return (
    <>
      <ScreenTransition screen={'id' in route ? `${route.screen} ${route.id}` : route.screen}>
        {route.screen === 'list' && (
          <ListScreen
            entity={entity}
            source={source}
            query={query}
            onQueryChange={setQuery}
            defaultShown={['reportId', 'flightDate', 'airport', 'species', 'damage', 'speed', 'costTotal']}
            getHref={({ reportId }) => `#/${reportId}`}
            onOpen={({ reportId }) => go({ screen: 'record', id: reportId })}
            createHref="#/new"
            onCreate={() => go({ screen: 'new' })}
            searchDelay={100}
            autoFocus={moved}
          />
        )}
        {route.screen === 'new' && (
          <FormScreen
            entity={entity}
            source={source}
            breadcrumbs={<Breadcrumbs items={[list]} />}
            onSaved={saved}
            onCancel={() => backTo({ screen: 'list' })}
            autoFocus
          />
        )}
        {route.screen === 'record' && (
          <DetailScreen
            entity={entity}
            source={source}
            id={route.id}
            breadcrumbs={<Breadcrumbs items={[list]} />}
            editHref={`#/${route.id}/edit`}
            onEdit={() => go({ screen: 'edit', id: route.id })}
            onRemoved={({ reportId }) => {
              toast(`${reportId} removed`)
              backTo({ screen: 'list' })
            }}
            autoFocus
          />
        )}
        {route.screen === 'edit' && (
          <FormScreen
            entity={entity}
            source={source}
            id={route.id}
            breadcrumbs={
              <Breadcrumbs
                items={[
                  list,
                  {
                    label: route.id,
                    href: `#/${route.id}`,
                    onClick: leadTo(() => backTo({ screen: 'record', id: route.id })),
                  },
                ]}
              />
            }
            onSaved={saved}
            onCancel={() => backTo({ screen: 'record', id: route.id })}
            autoFocus
          />
        )}
      </ScreenTransition>
      <ToastRegion />
    </>
  )
}

function leadTo(act: () => void) {
  return (event: { preventDefault(): void }) => {
    event.preventDefault()
    act()
  }
}
