import { contest, type OneProps } from './contest'

function One({ src, integrity, nonce, asks, agreed, onLoaded, onFailed }: OneProps) {
  return asks && !agreed ? null : (
    <script
      async
      src={src}
      integrity={integrity}
      nonce={nonce}
      crossOrigin={integrity && 'anonymous'}
      onLoad={onLoaded}
      onError={() => onFailed()}
    />
  )
}

contest(One)
