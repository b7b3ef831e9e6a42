import { useEffect, useId, useRef, useState } from 'react'
import { formatBytes } from '../../src/bytes/formatBytes'
import { type HashAlgorithm, hashFile } from '../../src/bytes/hashFile'
import { encodeHex } from '../../src/bytes/hex'
import { Button } from '../../src/components/Button'
import './bytes.css'

interface HashedFileProps {
  file: Blob
  algorithm?: HashAlgorithm
  /** How far it gets before it stops by itself, as if a person had cancelled it. */
  stopsAt?: number
}

/** The hash of a file: how far it is, and what comes of it. */
export function HashedFile({ file, algorithm = 'SHA-256', stopsAt = Infinity }: HashedFileProps) {
  const id = useId()
  const [done, setDone] = useState(0)
  const [result, setResult] = useState<string>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => {
    const control = new AbortController()
    stop.current = control
    const onProgress = (bytes: number) => {
      if (bytes >= stopsAt) control.abort()
      else setDone(bytes)
    }
    hashFile(file, { algorithm, signal: control.signal, onProgress }).then(
      (hash) => setResult(encodeHex(hash)),
      () => setResult('Stopped.'),
    )
    return () => control.abort()
  }, [file, algorithm, stopsAt])
  return (
    <div className="bytes">
      <div className="bytes-file">
        <label htmlFor={id}>
          {algorithm} of {formatBytes(file.size)}
        </label>
        <progress id={id} className="bytes-progress" max={file.size} value={result ? file.size : done} />
      </div>
      <div role="status">{result && <code className="bytes-code">{result}</code>}</div>
      {!result && (
        <div className="bytes-actions">
          <Button onClick={() => stop.current?.abort()}>Stop</Button>
        </div>
      )}
    </div>
  )
}
