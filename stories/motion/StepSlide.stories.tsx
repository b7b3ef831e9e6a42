import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { TextField } from '../../src/fields/TextField'
import { StepSlide, type StepSlideProps } from '../../src/motion/StepSlide'
import { Filmstrip, filmstrip, holdFilmstrip } from './Filmstrip'
import './motion.css'
import { Moving, untilItMoves } from './Moving'
import { holdMovements, movementsOf, playSetting, setting } from './setting'

const meta = preview.meta({
  title: 'Motion/StepSlide',
  component: StepSlide,
  parameters: { motion: 'live' },
  beforeEach: playSetting,
  args: { step: 1 },
  render: (args) => (
    <Moving>
      <Report {...args} />
    </Moving>
  ),
})

const steps = {
  en: { labels: ['Airport', 'Species', 'Damage'], back: 'Back', next: 'Next' },
  ar: { labels: ['المطار', 'نوع الطائر', 'الأضرار'], back: 'السابق', next: 'التالي' },
}

/** Three questions, one after the other. */
function Report({ step: first, language = 'en' }: StepSlideProps & { language?: keyof typeof steps }) {
  const [step, setStep] = useState(first)
  const { labels, back, next } = steps[language]
  return (
    <div className="motion-column" lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <StepSlide step={step}>
        <TextField label={labels[step - 1] ?? ''} />
      </StepSlide>
      <div className="motion-buttons">
        <Button disabled={step === 1} onClick={() => setStep(step - 1)}>
          {back}
        </Button>
        <Button disabled={step === 3} onClick={() => setStep(step + 1)}>
          {next}
        </Button>
      </div>
    </div>
  )
}

const present = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('.sw-StepSlide-step:not([inert])')!
const left = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('.sw-StepSlide-step[inert]')!
const press = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name }).click()

/** The next step comes from where reading goes on and can be filled in at once; the one before is out of reach. */
export const Next = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await untilItMoves(canvasElement)
    const letGo = holdMovements()
    press(canvasElement, 'Next')
    await waitFor(() => expect(movementsOf(present(canvasElement))).toBeGreaterThan(0))
    await expect(getComputedStyle(present(canvasElement)).translate).toBe('8px')
    await expect(canvas.queryByRole('textbox', { name: 'Airport' })).not.toBeInTheDocument()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Species' }), 'Gull')
    letGo()
    for (const movement of canvasElement.getAnimations({ subtree: true })) movement.finish()
    await waitFor(() => expect(left(canvasElement)).not.toBeInTheDocument())
    await expect(canvas.getByRole('textbox', { name: 'Species' })).toHaveValue('Gull')
  },
})

/** Back, the same way in the other direction. */
export const Back = meta.story({
  args: { step: 2 },
  play: async ({ canvasElement }) => {
    await untilItMoves(canvasElement)
    const letGo = holdMovements()
    press(canvasElement, 'Back')
    await waitFor(() => expect(movementsOf(present(canvasElement))).toBeGreaterThan(0))
    await expect(getComputedStyle(present(canvasElement)).translate).toBe('-8px')
    letGo()
    for (const movement of canvasElement.getAnimations({ subtree: true })) movement.finish()
    await waitFor(() => expect(left(canvasElement)).not.toBeInTheDocument())
  },
})

/** Where people read from right to left, the next step comes from the left. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: (args) => (
    <Moving>
      <Report {...args} language="ar" />
    </Moving>
  ),
  play: async ({ canvasElement }) => {
    await untilItMoves(canvasElement)
    const letGo = holdMovements()
    press(canvasElement, 'التالي')
    await waitFor(() => expect(movementsOf(present(canvasElement))).toBeGreaterThan(0))
    await expect(getComputedStyle(present(canvasElement)).translate).toBe('-8px')
    letGo()
    for (const movement of canvasElement.getAnimations({ subtree: true })) movement.finish()
    await waitFor(() => expect(left(canvasElement)).not.toBeInTheDocument())
  },
})

/** Focus that was in the step before moves to the new one. */
export const FocusComesAlong = meta.story({
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('textbox', { name: 'Airport' }).focus()
    press(canvasElement, 'Next')
    await waitFor(() => expect(present(canvasElement)).toHaveFocus())
    await expect(within(present(canvasElement)).getByRole('textbox', { name: 'Species' })).toBeVisible()
  },
})

/** Where a person asks for reduced motion a step is there or it is not. */
export const ReducedMotion = meta.story({
  play: async ({ canvas, canvasElement }) => {
    setting.change(true)
    press(canvasElement, 'Next')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Species' })).toBeVisible())
    await expect(movementsOf(present(canvasElement))).toBe(0)
    await waitFor(() => expect(left(canvasElement)).not.toBeInTheDocument())
  },
})

/** The next step slides in over the one that leaves. */
export const NextFilmstrip = meta.story({
  parameters: filmstrip,
  render: (args) => <Filmstrip draw={() => <Report {...args} />} />,
  play: ({ canvasElement }) => holdFilmstrip(canvasElement, (picture) => press(picture, 'Next')),
})

/** The same, mirrored. */
export const RightToLeftFilmstrip = meta.story({
  globals: { direction: 'rtl' },
  parameters: { ...filmstrip, visual: { modes: ['light'] } },
  render: (args) => <Filmstrip draw={() => <Report {...args} language="ar" />} />,
  play: ({ canvasElement }) => holdFilmstrip(canvasElement, (picture) => press(picture, 'التالي')),
})
