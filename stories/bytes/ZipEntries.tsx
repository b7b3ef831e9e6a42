import { useEffect, useState } from 'react'
import { ByteError } from '../../src/bytes/ByteError'
import { formatBytes } from '../../src/bytes/formatBytes'
import { listZip, type ZipEntry, type ZipListing } from '../../src/bytes/listZip'
import { Badge } from '../../src/components/Badge'
import { Banner } from '../../src/components/Banner'
import { Button } from '../../src/components/Button'
import './bytes.css'
import { visibleName } from './visibleName'

/** The entries of an archive; each can be read, and is an error where it differs from what the archive says. */
export function ZipEntries({ archive }: { archive: Blob }) {
  const [listing, setListing] = useState<ZipListing>()
  const [error, setError] = useState<string>()
  useEffect(() => {
    let gone = false
    listZip(archive).then(
      (found) => !gone && setListing(found),
      (failed: unknown) => !gone && setError(String(failed)),
    )
    return () => {
      gone = true
    }
  }, [archive])
  if (error)
    return (
      <Banner tone="danger" title="This is no ZIP archive">
        {error}
      </Banner>
    )
  if (!listing) return null
  return (
    <div className="bytes">
      <ul className="bytes-rows">
        {listing.entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a name may be there twice, and none ever moves
          <Entry key={index} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

function Entry({ entry }: { entry: ZipEntry }) {
  const { name, size, compressedSize, modified, findings, isDirectory } = entry
  const [read, setRead] = useState<string>()
  const readIt = () => {
    entry
      .blob()
      .then((blob) => blob.text())
      .then(setRead, (error: unknown) => setRead(error instanceof ByteError ? error.message : String(error)))
  }
  return (
    <li className="bytes-row" dir="ltr">
      <p className="bytes-head">
        <code className="bytes-code">{visibleName(name)}</code>
        {findings.map((finding) => (
          <Badge key={finding} tone="danger">
            {finding}
          </Badge>
        ))}
      </p>
      <p className="bytes-note">
        {isDirectory ? 'Folder' : `${formatBytes(size)}, ${formatBytes(compressedSize)} packed`},{' '}
        {modified.replace('T', ' ')}
      </p>
      {!isDirectory && read === undefined && (
        <div>
          <Button variant="quiet" onClick={readIt}>
            Read {visibleName(name)}
          </Button>
        </div>
      )}
      {read !== undefined && (
        <p className="bytes-note" role="status">
          {read}
        </p>
      )}
    </li>
  )
}
