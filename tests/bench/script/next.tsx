// `next` is no dependency of this project: the bench installs it into a folder of its own and gives it that name.
import Script from 'bench-next-script'
import { contest, type OneProps } from './contest'

function One({ src, integrity, nonce, asks, agreed, onLoaded, onFailed }: OneProps) {
  return asks && !agreed ? null : (
    <Script
      src={src}
      integrity={integrity}
      nonce={nonce}
      crossOrigin={integrity && 'anonymous'}
      onReady={onLoaded}
      onError={() => onFailed()}
    />
  )
}

contest(One)
