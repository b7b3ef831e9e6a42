import { Script } from '../../../src/media'
import { contest, type OneProps } from './contest'

function One({ asks, agreed, onLoaded, onFailed, ...script }: OneProps) {
  return (
    <Script
      {...script}
      strategy={asks ? 'consent' : 'now'}
      consent={agreed}
      onStatus={({ status, error }) => {
        if (status === 'loaded') onLoaded()
        if (error) onFailed(error.kind)
      }}
    />
  )
}

contest(One)
