import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { Banner } from '../../src/components/Banner'
import { Button } from '../../src/components/Button'

const meta = preview.meta({ title: 'Components/Banner', component: Banner })

/** Something to know. */
export const Info = meta.story({
  args: { title: 'This list is from 2003', children: 'Later strikes are in the database of the FAA.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This list is from 2003')
  },
})

/** It worked. */
export const Success = meta.story({
  args: {
    tone: 'success',
    title: 'Report sent',
    children: 'You will hear from the airport within two days.',
  },
})

/** Something needs care, and can wait a moment. */
export const Warning = meta.story({
  args: { tone: 'warning', title: 'You are offline', children: 'What you enter is kept on this device.' },
})

/** Something did not work; the words say what to do. */
export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'The report was not saved',
    children: 'The server did not answer. What you entered is still here.',
    actions: <Button size="small">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The report was not saved')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** A person can put it away. */
export const Dismissible = meta.story({
  args: { title: 'New: photos of the damage can be added', onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})

/** One sentence needs no title. */
export const OneSentence = meta.story({
  args: { tone: 'warning', children: '2,836 of these reports do not say how fast the aircraft was.' },
})

/** Long words stay within. */
export const LongText = meta.story({
  args: {
    tone: 'danger',
    title: 'Somebody else has changed this report while you were editing it',
    children:
      'Compare both versions and keep what is right. Your own changes to the species, the height above ground and the costs of repair are still in the form; nothing has been sent.',
    actions: (
      <>
        <Button size="small">Compare</Button>
        <Button size="small" kind="quiet">
          Keep mine
        </Button>
      </>
    ),
    onDismiss: () => {},
  },
})

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    tone: 'warning',
    title: 'أنت غير متصل بالإنترنت',
    children: 'ما تدخله محفوظ على هذا الجهاز.',
    onDismiss: () => {},
  },
})
