import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import {
  SecondFactorScreen,
  type SecondFactorScreenProps,
} from '../../../src/screens/account/SecondFactorScreen'
import type { SecondFactorWay } from '../../../src/screens/account/SecondFactorWay'
import { fails } from './answers'

const verifyCode = fn(() => Promise.resolve())
const touch = fn(() => Promise.reject(new DOMException('', 'NotAllowedError')))

const ways: readonly SecondFactorWay[] = [
  {
    id: 'app',
    label: 'Code from your authenticator',
    description: 'Open your authenticator and enter the code that it shows for the register.',
    verifyCode,
  },
  {
    id: 'key',
    label: 'Use your security key',
    description: 'Touch the key when your browser asks for it.',
    confirm: touch,
  },
  {
    id: 'backup',
    label: 'Enter a backup code',
    description: 'One of the ten codes that you have put away.',
    length: 10,
    characters: 'letters and digits',
    verifyCode: fails({ status: 401 }),
  },
]

function SecondFactorPage(props: SecondFactorScreenProps) {
  return <SecondFactorScreen {...props} />
}

const meta = preview.meta({
  title: 'Screens/SecondFactorScreen',
  component: SecondFactorPage,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Bird strike register',
    onVerified: fn(),
    ways,
  },
})

/** The way of most people, and the others below it. */
export const AtFirst = meta.story({
  parameters: { visual: { loading: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '314159{Enter}')
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledOnce())
  },
})

/** The key was not touched: it can be tried again, or another way taken. */
export const AnotherWay = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use your security key' }))
    await expect(canvas.queryByRole('textbox', { name: 'Code' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Use your security key' }))
    const summary = await canvas.findByRole('group', { name: 'There is a problem' })
    await expect(summary).toHaveTextContent('Try it again, or take another way.')
    await expect(args.onVerified).not.toHaveBeenCalled()
  },
})

/** A backup code that was used already. */
export const WrongBackupCode = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter a backup code' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'k7xm2-9qwrt{Enter}')
    await expect(await canvas.findByText(/it was used already/)).toBeVisible()
  },
})
