import '../../../src/styles.css'
import { createRoot } from 'react-dom/client'
import { memorySource } from '../../../src/data/memorySource'
import { MotionProvider } from '../../../src/motion/MotionProvider'
import { entityScreenProps } from '../../../src/screens/app/entityScreenProps'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, reference, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens } from '../../../src/spec/product/entityScreens'

const lines = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [`line${at + 1}`, text({ label: `Line ${at + 1}` })]),
)

const object = defineEntity({
  name: 'object',
  labels: ['Object', 'Objects'],
  id: 'id',
  title: 'title',
  fields: {
    id: integer({ readOnly: true }),
    title: text({ label: 'Title', required: true }),
    ...lines,
    notes: text({ label: 'Notes', multiline: true }),
    history: text({ label: 'History', multiline: true }),
    last: text({ label: 'Last' }),
  },
})

const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  title: 'number',
  fields: {
    id: integer({ readOnly: true }),
    number: text({ label: 'Number', required: true }),
    ...lines,
    object: reference('object', { label: 'Object on loan' }),
    ...Object.fromEntries(
      Array.from({ length: 6 }, (_, at) => [`end${at + 1}`, text({ label: `End ${at + 1}` })]),
    ),
  },
})

const product = defineProduct({
  entities: [loan, object],
  screens: {
    ...entityScreens(loan, { base: '/loans' }),
    ...entityScreens(object, { base: '/objects' }),
  },
})

const written = Object.fromEntries(Object.keys(lines).map((name) => [name, `Words of ${name}`]))
const sources = {
  loan: memorySource(loan, [{ id: 5, number: 'L-5', object: 3, ...written }], { delay: 50 }),
  object: memorySource(
    object,
    [{ id: 3, title: 'Amphora', notes: 'Cracked.\n'.repeat(6), history: 'Found.', last: 'x', ...written }],
    { delay: 50 },
  ),
}

/** Where a host lets its content scroll. It stands first in the path of the page, and outlives each step to another screen. */
const scrollers: Readonly<Record<string, string>> = {
  main: 'main { overflow: auto; height: calc(100vh - 64px); }',
  window: '',
  // Which makes a box that could scroll down as well, and never does.
  clipped: 'main { overflow-x: hidden; }',
  body: 'html { overflow: hidden; } body { overflow: auto; }',
}
const [, load = '', scroller = ''] = location.pathname.split('/')

function Page() {
  const router = useBrowserRouter({ base: `/${load}/${scroller}` })
  return (
    <>
      <header>Harrow Hill Museum</header>
      <main>
        <MotionProvider>
          {router.location === '/about' ? (
            <h1>
              About <a href={router.createHref?.('/loans/5')}>our loans</a>
            </h1>
          ) : (
            <ProductProvider product={product} sources={sources} router={router}>
              <ProductScreens props={entityScreenProps(object, { edit: { saveBar: true } })} />
            </ProductProvider>
          )}
        </MotionProvider>
      </main>
    </>
  )
}

const sheet = document.createElement('style')
sheet.textContent = `
  html, body { height: 100%; margin: 0; scroll-padding-top: 64px; }
  #root > header { position: fixed; z-index: 2; inset: 0 0 auto; box-sizing: border-box; height: 64px; background: Canvas; }
  #root { padding-top: 64px; }
  ${scrollers[scroller]}
`
document.head.append(sheet)
createRoot(document.querySelector('#root')!).render(<Page />)
