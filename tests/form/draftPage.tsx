import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { memorySource } from '../../src/data/memorySource'
import { FormScreen } from '../../src/screens/form/FormScreen'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { integer, text } from '../../src/spec/fields/fields'

// An app of two pages with the smallest router there is.

const note = defineEntity({
  name: 'note',
  labels: ['Note', 'Notes'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    words: text({ label: 'Words' }),
    iban: text({ label: 'Account', sensitive: true }),
  },
})
const source = memorySource(note, [{ id: 1, words: 'Gull', iban: null }])

function navigate(path: string) {
  history.pushState(null, '', path)
  dispatchEvent(new Event('navigated'))
}

function App() {
  const [path, setPath] = useState(location.pathname)
  useEffect(() => {
    const follow = () => setPath(location.pathname)
    for (const event of ['popstate', 'navigated']) addEventListener(event, follow)
    return () => {
      for (const event of ['popstate', 'navigated']) removeEventListener(event, follow)
    }
  }, [])
  const link = (to: string, words: string) => (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault()
        navigate(to)
      }}
    >
      {words}
    </a>
  )
  if (path === '/list') return <h1>All notes {link('/', 'Write')}</h1>
  return (
    <>
      {link('/list', 'To the list')}
      <FormScreen entity={note} source={source} id={1} title="Note" draft={{ person: 'ana' }} />
    </>
  )
}

const root = document.createElement('main')
document.body.append(root)
createRoot(root).render(<App />)
