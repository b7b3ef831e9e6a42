import { Banner } from '../../src/components/Banner'
import { Button } from '../../src/components/Button'
import { Skeleton } from '../../src/components/Skeleton'
import { Script, type ScriptProps } from '../../src/media/Script'
import type { ScriptError, ScriptErrorKind } from '../../src/media/ScriptError'
import { served, type WeatherService, weatherService } from './weatherService'

type WeatherProps = Omit<ScriptProps<WeatherService>, 'src'> & { file?: string; src?: string }

/** The weather at an airport, by a script of others. */
export function Weather({ file = 'weather.js', src = served(file), ...props }: WeatherProps) {
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
