import { useState } from 'react'
import { decodeBase64 } from '../../src/bytes/base64'
import { ByteError } from '../../src/bytes/ByteError'
import { encodeHex } from '../../src/bytes/hex'
import { decodeUtf8 } from '../../src/bytes/utf8'
import { TextField } from '../../src/fields/TextField'
import './bytes.css'

/** Base64 as it is typed, and what it says, or where it stops saying anything. */
export function Decoded({ text: given }: { text: string }) {
  const [text, setText] = useState(given)
  const { error, hex, words } = decoded(text)
  return (
    <div className="bytes">
      <TextField
        label="Base64"
        defaultValue={given}
        onValueChange={setText}
        error={error && 'Correct what is marked below'}
      />
      {error && <Marked text={text} position={error.position ?? text.length} />}
      {hex !== undefined && (
        <ul className="bytes-rows">
          <li className="bytes-row">
            <p className="bytes-head">Bytes</p>
            <code className="bytes-code">{hex}</code>
          </li>
          <li className="bytes-row">
            <p className="bytes-head">Text</p>
            <p className="bytes-note">{words}</p>
          </li>
        </ul>
      )}
    </div>
  )
}

function Marked({ text, position }: { text: string; position: number }) {
  return (
    <code className="bytes-code">
      {text.slice(0, position)}
      <mark>{text.slice(position, position + 1) || ' '}</mark>
      {text.slice(position + 1)}
    </code>
  )
}

function decoded(text: string): { error?: ByteError; hex?: string; words?: string } {
  try {
    const bytes = decodeBase64(text)
    return { hex: encodeHex(bytes).replace(/..(?=.)/g, '$& '), words: textOf(bytes) }
  } catch (error) {
    if (error instanceof ByteError) return { error }
    throw error
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return decodeUtf8(bytes)
  } catch {
    return 'These bytes are no UTF-8.'
  }
}
