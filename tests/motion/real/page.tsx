import { StrictMode, use, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Collapse } from '../../../src/motion/Collapse'
import { ListTransition } from '../../../src/motion/ListTransition'
import { MotionProvider } from '../../../src/motion/MotionProvider'
import { Presence } from '../../../src/motion/Presence'
import { Reorderable } from '../../../src/motion/Reorderable'
import { SharedElement } from '../../../src/motion/SharedElement'
import { SharedScreen } from '../../../src/motion/SharedScreen'
import { StepSlide } from '../../../src/motion/StepSlide'
import { AnimatorContext } from '../../../src/motion/reducedMotion'

const all = ['Gull', 'Barn owl', 'Canada goose', 'Starling']
const asItIs = (bird: string) => bird

function Page() {
  const [shown, setShown] = useState(false)
  const [open, setOpen] = useState(false)
  const [step, setStep] = useState(1)
  const [birds, setBirds] = useState(all)
  const [columns, setColumns] = useState<readonly string[]>(['Date', 'Airport', 'Species'])
  const [opened, setOpened] = useState<string>()
  const moves = use(AnimatorContext) !== undefined
  return (
    <main data-moves={moves}>
      <section id="presence">
        <button type="button" onClick={() => setShown((was) => !was)}>
          Toggle
        </button>
        <Presence show={shown}>
          <button type="button" onClick={() => setShown(false)}>
            Dismiss
          </button>
        </Presence>
      </section>
      <section id="collapse">
        <button type="button" onClick={() => setOpen((was) => !was)}>
          Open
        </button>
        <Collapse open={open}>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </Collapse>
      </section>
      <section id="steps">
        <button type="button" onClick={() => setStep((was) => (was === 1 ? 2 : 1))}>
          Other step
        </button>
        <StepSlide step={step}>Step {step}</StepSlide>
      </section>
      <section id="list">
        <button
          type="button"
          onClick={() => setBirds((now) => (now.length === 4 ? all.slice(1).reverse() : all))}
        >
          Change
        </button>
        <ListTransition items={birds} getItemKey={asItIs}>
          {(bird) => (
            <button type="button" onClick={() => setBirds((now) => now.filter((one) => one !== bird))}>
              Remove {bird}
            </button>
          )}
        </ListTransition>
      </section>
      <section id="columns">
        <Reorderable
          items={columns}
          getItemKey={asItIs}
          getItemLabel={asItIs}
          onReorder={setColumns}
          aria-label="Columns"
        >
          {asItIs}
        </Reorderable>
      </section>
      <section id="screens">
        <SharedScreen screen={opened ?? 'list'} {...(opened !== undefined && { shared: opened })}>
          <SharedElement name="gull">{opened ?? 'Gull'}</SharedElement>
          <button type="button" onClick={() => setOpened((was) => (was === undefined ? 'gull' : undefined))}>
            Other screen
          </button>
        </SharedScreen>
      </section>
    </main>
  )
}

const speed = Number(new URLSearchParams(location.search).get('speed') ?? 1)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MotionProvider speed={speed}>
      <Page />
    </MotionProvider>
  </StrictMode>,
)
