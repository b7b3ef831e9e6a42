import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import preview from '#.storybook/preview'
import { VerifyCodeScreen, type VerifyCodeScreenProps } from '../../../src/screens/account/VerifyCodeScreen'
import { fails } from './answers'

/** With calls of any kind for each story. */
function VerifyCodePage(props: VerifyCodeScreenProps) {
  return <VerifyCodeScreen {...props} />
}

const meta = preview.meta({
  title: 'Screens/VerifyCodeScreen',
  component: VerifyCodePage,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Bird strike register',
    sentTo: 'ana@example.com',
    verifyCode: fn(() => Promise.resolve()),
    resendCode: fn(() => Promise.resolve()),
    onVerified: fn(),
  },
})

type Canvas = ReturnType<typeof within>

async function enter(canvas: Canvas, code = '314 159') {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Code' }))
  await userEvent.paste(code)
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

/** It was just sent: another can be had once this one has had the time to arrive. */
export const AtFirst = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('ana@example.com')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Send it again in \d+ seconds$/ }))
    await expect(args.resendCode).not.toHaveBeenCalled()
  },
})

/** Pasted as it was sent, with a space in it. */
export const Verified = meta.story({
  parameters: { visual: { loading: true } },
  play: async ({ canvas, args }) => {
    await enter(canvas)
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledOnce())
    const [values] = (args.verifyCode as ReturnType<typeof fn>).mock.calls[0] as unknown[]
    await expect(values).toEqual({ code: '314159' })
  },
})

/** Not the right one: it is emptied, because it is copied anew and not mended. */
export const Rejected = meta.story({
  args: { verifyCode: fails({ status: 422 }) },
  play: async ({ canvas, args }) => {
    await enter(canvas)
    const summary = await canvas.findByRole('group', { name: 'There is a problem' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('')
    await expect(args.onVerified).not.toHaveBeenCalled()
  },
})

/** Too old: another one is sent, and that it was is said. */
export const Expired = meta.story({
  args: { verifyCode: fails({ status: 410 }), resendAfter: 0 },
  play: async ({ canvas, args }) => {
    await enter(canvas)
    await expect(await canvas.findByText('This code is too old')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }))
    await expect(await canvas.findByText('It has been sent again.')).toBeVisible()
    await expect(args.resendCode).toHaveBeenCalledOnce()
  },
})
