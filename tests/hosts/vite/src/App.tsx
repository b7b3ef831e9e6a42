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
const onPathChange = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function App() {
  const path = useSyncExternalStore(onPathChange, () => location.hash.slice(1))
  return (
    <MotionProvider>
      <ScreenTransition screen={path}>{screenAt(path)}</ScreenTransition>
    </MotionProvider>
  )
}

function screenAt(path: string) {
  const [id, action] = path.split('/').filter(Boolean)
  const shared = { entity: strike, source: strikes, autoFocus: true }
  const page = { ...shared, breadcrumbs: <Breadcrumbs items={[{ label: 'Bird strikes', href: '#' }]} /> }

  if (!id) return <ListScreen {...shared} getHref={(record) => `#/${record.id}`} createHref="#/new" />
  if (id === 'new') return <FormScreen {...page} cancelHref="#" onSaved={(saved) => go(`/${saved.id}`)} />
  if (action === 'edit') {
    return <FormScreen {...page} id={id} cancelHref={`#/${id}`} onSaved={() => go(`/${id}`)} />
  }
  return <DetailScreen {...page} id={id} editHref={`#/${id}/edit`} onRemoved={() => go('')} />
}
