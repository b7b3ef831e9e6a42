/** The page that shows what is different: before, after, and where. */
export function page(changed, stale) {
  const title = changed.length === 0 ? 'Every picture is as it was' : `${changed.length} to look at`
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>${title} · screenwright</title>
  <style>
    :root { color-scheme: light dark; font: 0.875rem/1.5 system-ui, sans-serif }
    body { margin: 2rem; max-inline-size: 120rem }
    h1 { font-size: 1.5rem; font-weight: 600 }
    h2 { font-size: 1rem; font-weight: 600; margin-block: 3rem 0.25rem }
    p { margin-block: 0 1rem }
    .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem }
    figure { margin: 0 }
    figcaption { color: GrayText }
    img { max-inline-size: 100%; outline: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
  </style>
  <h1>${title}</h1>
  ${changed.map(section).join('\n  ')}
  ${stale.length > 0 ? `<h2>No story takes these any more</h2>\n<ul>${stale.map((name) => `<li>${escape(name)}</li>`).join('')}</ul>` : ''}
</html>
`
}

function section({ story, mode, result, words = '' }) {
  const names = result === 'new' ? ['after'] : ['before', 'after', 'difference']
  const figures = names.map(
    (name) =>
      `<figure><a href="${story}/${mode}-${name}.png"><img src="${story}/${mode}-${name}.png" alt="${escape(`${story}, ${mode}, ${name}`)}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`,
  )
  return `<h2>${escape(story)} · ${mode}</h2>\n  <p>${escape(words)}</p>\n  <div class="pictures">${figures.join('')}</div>`
}

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
