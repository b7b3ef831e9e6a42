import { useSyncExternalStore } from 'react'
import {
  Breadcrumbs,
  DetailScreen,
  FormScreen,
  ListScreen,
  MotionProvider,
  ScreenTransition,
} from 'screenwright'
import { strike, strikes } from './strike'

// Any router will do; this one is the address after the #.
const go = (path: string) => void (location.hash = path)
const path = () => location.hash.slice(1)
const onPathChange = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function App() {
  const here = useSyncExternalStore(onPathChange, path)
  return (
    <MotionProvider>
      <ScreenTransition screen={here}>{screenAt(here)}</ScreenTransition>
    </MotionProvider>
  )
}

function screenAt(here: string) {
  const [id, action] = here.split('/').filter(Boolean)
  const shared = { entity: strike, source: strikes, autoFocus: true }
  const breadcrumbs = <Breadcrumbs items={[{ label: 'Bird strikes', href: '#' }]} />
  const onSaved = (saved: { id: number }) => go(`/${saved.id}`)

  if (id === undefined) {
    return <ListScreen {...shared} getHref={(record) => `#/${record.id}`} createHref="#/new" />
  }
  if (id === 'new') {
    return <FormScreen {...shared} breadcrumbs={breadcrumbs} cancelHref="#" onSaved={onSaved} />
  }
  if (action === 'edit') {
    return (
      <FormScreen {...shared} id={id} breadcrumbs={breadcrumbs} cancelHref={`#/${id}`} onSaved={onSaved} />
    )
  }
  return (
    <DetailScreen
      {...shared}
      id={id}
      breadcrumbs={breadcrumbs}
      editHref={`#/${id}/edit`}
      onRemoved={() => go('')}
    />
  )
}
