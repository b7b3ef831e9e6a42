import { useScript } from 'usehooks-ts'
import { contest, type OneProps, useTelling } from './contest'

const words = { idle: 'waiting', loading: 'loading', ready: 'loaded', error: 'failed' }

/** What comes after another is held back until that one is ready, as its documentation proposes. */
function One(props: OneProps) {
  const before = useScript(props.after ?? null)
  const held = (props.asks === true && !props.agreed) || (props.after !== undefined && before !== 'ready')
  useTelling(words[useScript(props.src, { shouldPreventLoad: held })], props)
  return null
}

contest(One)
