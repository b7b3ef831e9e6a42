import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Script } from '../../src/media/Script'
import { useScript } from '../../src/media/useScript'
import { Weather } from './Weather'
import { farBelow, newVisit, served, weatherService } from './weatherService'

const meta = preview.meta({
  title: 'Media/Script',
  component: Script,
  beforeEach: newVisit,
  // Only a play, which speaks English, waits for a script.
  parameters: { visual: { modes: ['light', 'dark', 'narrow'] } },
  args: { src: 'weather.js' },
  render: () => <Weather />,
})

/** Where the script is there, what needs it is drawn with what the script makes. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^KDEN: rain/)).toBeVisible()
  },
})

/** A fallback holds the place until the script is ready. This one waits for a script that is never loaded. */
export const Loading = meta.story({
  render: () => <Weather after={served('library.js')} fallback={<p>The weather is coming …</p>} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The weather is coming …')).toBeVisible()
    await expect(weatherService()).toBeUndefined()
  },
})

/** A script that cannot be loaded says so, and each press loads anew: nothing of a failure is kept. */
export const FailedWithRetry = meta.story({
  render: () => <Weather file="missing.js" />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The weather service does not answer.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('The weather service does not answer.')).toBeVisible()
  },
})

/** When it fails, the same script from another address can take its place. */
export const AnotherPlace = meta.story({
  render: () => <Weather file="missing.js" failed={() => <Weather />} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^KDEN: rain/)).toBeVisible()
  },
})

/** A script far down the page is loaded when a person scrolls near it. */
export const WaitsForSight = meta.story({
  render: () => (
    <>
      <p>The weather is at the end of the page.</p>
      <div style={farBelow}>
        <Weather strategy="visible" />
      </div>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(weatherService()).toBeUndefined()
    canvasElement.querySelector('.sw-Script')?.scrollIntoView()
    await expect(await canvas.findByText(/^KDEN: rain/)).toBeVisible()
  },
})

/** A script that is not the one that was vouched for is not run. */
export const WrongIntegrity = meta.story({
  render: () => <Weather integrity={`sha384-${'A'.repeat(64)}`} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It was not run/)).toBeVisible()
    await expect(weatherService()).toBeUndefined()
  },
})

/** An address that carries its code in itself is rejected: text from outside does not become code of the page. */
export const RejectedAddress = meta.story({
  render: () => <Weather src="javascript:void(globalThis.weatherService = {})" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This address leads to no weather service.')).toBeVisible()
    await expect(weatherService()).toBeUndefined()
  },
})

/** The script has run but what it should make is not there. */
export const NotReady = meta.story({
  render: () => <Weather ready={() => undefined} timeout={2000} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has changed/)).toBeVisible()
  },
})

/** One that builds on another runs after it, wherever the two stand. */
export const InOrder = meta.story({
  render: () => (
    <>
      <Script src={served('warnings.js')} after={served('weather.js')}>
        {() => <p>{weatherService()?.warnings?.('KDEN')}</p>}
      </Script>
      <Weather />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/flocks of starlings/)).toBeVisible()
    await expect(await canvas.findByText(/^KDEN: rain/)).toBeVisible()
  },
})

/** A component of the host decides by the status itself. */
export const WithTheHook = meta.story({
  render: () => <Forecast />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^KLGA: rain/)).toBeVisible()
  },
})

function Forecast() {
  const { status, value } = useScript(served('weather.js'), { ready: weatherService })
  return <p aria-busy={status === 'loading'}>{value ? value.at('KLGA') : `The weather is ${status}.`}</p>
}

/** Three places need it, each spells its address in its own way, and it runs once. */
export const OnceForAll = meta.story({
  render: () => (
    <>
      <Weather />
      <Weather src={new URL(served('weather.js'), document.baseURI).href} />
      <Weather src={`${served('weather.js')}#airport`} />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^KDEN: rain/)).toHaveLength(3))
    await expect(weatherService()?.runs).toBe(1)
  },
})
