import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Banner } from '../../src/components/Banner'
import { Button } from '../../src/components/Button'
import { ScriptProvider } from '../../src/media/ScriptProvider'
import { newVisit, served } from './weatherService'
import { Weather } from './Weather'

const meta = preview.meta({
  title: 'Media/ScriptProvider',
  component: ScriptProvider,
  beforeEach: newVisit,
  // Only a play, which speaks English, waits for a script.
  parameters: { visual: { modes: ['light', 'dark', 'narrow'] } },
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
