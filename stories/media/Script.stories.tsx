import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Banner } from '../../src/components/Banner'
import { Button } from '../../src/components/Button'
import { Skeleton } from '../../src/components/Skeleton'
import { Script, type ScriptProps } from '../../src/media/Script'
import type { ScriptError, ScriptErrorKind } from '../../src/media/ScriptError'
import { ScriptProvider } from '../../src/media/ScriptProvider'
import { useScript } from '../../src/media/useScript'
import { farBelow, newVisit, served, type WeatherService, weatherService } from './weather'

type WeatherProps = Omit<ScriptProps<WeatherService>, 'src'> & { file?: string; src?: string }

/** The weather at an airport, by a script of others. */
function Weather({ file = 'weather.js', src = served(file), ...props }: WeatherProps) {
  return (
    <Script ready={weatherService} fallback={<Skeleton width="20rem" />} failed={failed} {...props} src={src}>
      {(weather) => <p>{weather.at('KDEN')}</p>}
    </Script>
  )
}

const reasons: Partial<Record<ScriptErrorKind, string>> = {
  network: 'The weather service does not answer.',
  integrity: 'The weather service sent something else than was agreed. It was not run.',
  'not-ready': 'The weather service has changed. Nothing else is affected.',
  rejected: 'This address leads to no weather service.',
}

const failed = ({ kind }: ScriptError, retry: () => void) => (
  <Banner
    tone="warning"
    title="No weather"
    actions={
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    }
  >
    {reasons[kind]}
  </Banner>
)

const meta = preview.meta({
  title: 'Media/Script',
  component: Script,
  subcomponents: { ScriptProvider },
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

/** Nothing is loaded before a person agrees, and it is loaded at once when they do. */
export const WaitsForConsent = meta.story({
  render: () => <AskFirst />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^KDEN/)).not.toBeInTheDocument()
    await expect(document.querySelector(`script[src="${served('weather.js')}"]`)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the weather' }))
    await expect(await canvas.findByText(/^KDEN: rain/)).toBeVisible()
  },
})

function AskFirst() {
  const [agreed, setAgreed] = useState(false)
  return (
    <ScriptProvider consent={agreed}>
      <Weather
        strategy="consent"
        fallback={
          <Banner
            title="The weather comes from another company"
            actions={
              <Button size="small" onClick={() => setAgreed(true)}>
                Show the weather
              </Button>
            }
          >
            It will see your network address.
          </Banner>
        }
      />
    </ScriptProvider>
  )
}

/** A person has not agreed, and is not asked here. */
export const NoConsent = meta.story({
  render: () => (
    <ScriptProvider consent={false}>
      <Weather
        strategy="consent"
        fallback={<p>Allow other companies in the settings to see the weather.</p>}
      />
    </ScriptProvider>
  ),
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
