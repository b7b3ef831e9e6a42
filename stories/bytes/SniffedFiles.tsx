import { type ChangeEvent, useEffect, useState } from 'react'
import { type FileFinding, sniff, type Sniffed } from '../../src/bytes/sniff'
import { Badge } from '../../src/components/Badge'
import './bytes.css'
import { visibleName } from './visibleName'

const findingWords: Readonly<Record<FileFinding, string>> = {
  empty: 'It has no name.',
  long: 'Its name is too long.',
  control: 'Its name holds control characters.',
  direction: 'Its name changes the direction of its own letters.',
  invisible: 'Its name holds characters that nobody sees.',
  path: 'Its name is a path.',
  forbidden: 'Its name holds characters that Windows does not take.',
  ending: 'Its name ends in a dot or a blank.',
  reserved: 'Its name is that of a device.',
  doubleEnding: 'Its name has an ending that hides another.',
  name: 'Its name says otherwise.',
  type: 'Its declared type says otherwise.',
}

interface SniffedFilesProps {
  files: readonly File[]
  /** How a file is looked at: by its first bytes, or by what is within. @default sniff */
  look?: (file: File) => Promise<Sniffed>
}

/** Files with their types by content; a file of your own can be added. */
export function SniffedFiles({ files, look = sniff }: SniffedFilesProps) {
  const [chosen, setChosen] = useState<readonly File[]>([])
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => setChosen([...(target.files ?? [])])
  return (
    <div className="bytes">
      <label className="bytes-file">
        Files of your own
        <input type="file" multiple onChange={choose} />
      </label>
      <ul className="bytes-rows">
        {[...chosen, ...files].map((file) => (
          <SniffedFile key={file.name + file.size} file={file} look={look} />
        ))}
      </ul>
    </div>
  )
}

function SniffedFile({ file, look }: { file: File; look: (file: File) => Promise<Sniffed> }) {
  const [sniffed, setSniffed] = useState<Sniffed>()
  useEffect(() => {
    let gone = false
    void look(file).then((found) => {
      if (!gone) setSniffed(found)
    })
    return () => {
      gone = true
    }
  }, [file, look])
  return (
    <li className="bytes-row" dir="ltr">
      <p className="bytes-head">
        <code className="bytes-code">{visibleName(file.name)}</code>
        {sniffed && <Badge tone={sniffed.findings.length > 0 ? 'danger' : 'success'}>{sniffed.type}</Badge>}
        {sniffed?.scriptable && <Badge tone="warning">can run scripts</Badge>}
      </p>
      {sniffed && sniffed.findings.length > 0 && (
        <p className="bytes-note">{sniffed.findings.map((finding) => findingWords[finding]).join(' ')}</p>
      )}
    </li>
  )
}
