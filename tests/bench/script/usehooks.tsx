import { useScript } from 'usehooks-ts'
import { contest, type OneProps, useTelling } from './contest'

const words = { idle: 'waiting', loading: 'loading', ready: 'loaded', error: 'failed' }

/** Hold a script back until the one before is ready, as the documentation of usehooks proposes. */
function One(props: OneProps) {
  const before = useScript(props.after ?? null)
  const held = (props.asks === true && !props.agreed) || (props.after !== undefined && before !== 'ready')
  useTelling(words[useScript(props.src, { shouldPreventLoad: held })], props)
  return null
}

contest(One)
