/** The content that an ending stands for: a spreadsheet is a ZIP. Some are how types call themselves elsewhere. */
const ENDINGS =
  'application/pdf:pdf,application/postscript:ps,' +
  'application/zip:zip docx docm xlsx xlsm pptx pptm odt ods odp epub jar apk,' +
  'application/x-gzip:gz tgz svgz gzip,application/x-rar-compressed:rar,application/ogg:ogg oga ogv opus,' +
  'application/vnd.ms-fontobject:eot,audio/aiff:aif aiff aifc,audio/midi:mid midi,audio/mp4:m4a,audio/mpeg:mp3,' +
  'audio/wave:wav wave,font/collection:ttc,font/otf:otf,font/ttf:ttf,font/woff:woff,font/woff2:woff2,' +
  'image/avif:avif,image/bmp:bmp,image/gif:gif,image/heic:heic heif,image/jpeg:jpg jpeg jfif,image/png:png apng,' +
  'image/svg+xml:svg,image/webp:webp,image/x-icon:ico cur microsoft.icon,text/html:html htm,' +
  'text/plain:txt csv tsv json js mjs css ics log srt vtt yaml yml,text/xml:xml xhtml xsl rss atom,' +
  'video/avi:avi msvideo,video/mp4:mp4 m4v,video/quicktime:mov,video/webm:webm'

let types: Map<string, string> | undefined

/** The type of content behind the ending of a name, without its dot. */
export function typeOfEnding(ending: string): string | undefined {
  types ??= new Map(
    ENDINGS.split(',').flatMap((row) => {
      const [type = '', endings = ''] = row.split(':')
      return [type, ...endings.split(' ')].map((name): [string, string] => [name, type])
    }),
  )
  return types.get(ending)
}

/** The type of content behind a declared media type, whatever its spelling; undefined where it says nothing. */
export function typeOfDeclared(declared: string): string | undefined {
  const [essence = ''] = declared.toLowerCase().split(';')
  const type = essence.trim()
  const known = typeOfEnding(type)
  if (known) return known
  if (/[+/]xml$/.test(type)) return 'text/xml'
  if (/\+zip$|officedocument|opendocument|\/x-zip/.test(type)) return 'application/zip'
  if (/^text\/|script$/.test(type)) return 'text/plain'
  return typeOfEnding(type.replace(/^.*\/(?:x-|vnd\.)?/, ''))
}
