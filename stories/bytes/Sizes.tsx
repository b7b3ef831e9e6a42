import { useState } from 'react'
import { formatBytes } from '../../src/bytes/formatBytes'
import { parseBytes } from '../../src/bytes/parseBytes'
import { TextField } from '../../src/fields/TextField'
import './bytes.css'

const locales = ['en', 'de', 'fr', 'fi', 'ru', 'hi', 'ar-EG', 'ja']

/** A size as a person types it, and as several languages write it. */
export function Sizes({ text: given }: { text: string }) {
  const [text, setText] = useState(given)
  const bytes = read(text)
  return (
    <div className="bytes">
      <TextField
        label="Size"
        defaultValue={given}
        onValueChange={setText}
        error={bytes === undefined ? 'Enter a size, like 5 MB or 4.8 MiB' : undefined}
      />
      {bytes !== undefined && (
        <ul className="bytes-rows">
          {locales.map((locale) => (
            <li key={locale} className="bytes-row">
              <p className="bytes-head">
                <span className="bytes-code">{locale}</span>
                <bdi>{formatBytes(bytes, { locale })}</bdi>
                <bdi className="bytes-note">{formatBytes(bytes, { locale, units: 'iec' })}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function read(text: string): number | undefined {
  try {
    return parseBytes(text)
  } catch {
    return undefined
  }
}
