// What a host pays for what it imports, as the network sends it (gzip), without React, which it has already.
const dist = new URL('../../dist/', import.meta.url).pathname

/** Size-limit leaves out every peer; what moves is part of the price, so that only React stays outside. */
const modifyEsbuildConfig = (config) => ({
  ...config,
  external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
})

const door = (name, path, limit, names) => ({
  name,
  path: dist + path,
  ...(names && { import: `{ ${names} }` }),
  limit,
  gzip: true,
  brotli: false,
  modifyEsbuildConfig,
})

export default [
  door('TextField', 'index.js', '4 KiB', 'TextField'),
  door('Form with TextField', 'index.js', '9 KiB', 'Form, FormField, TextField, useForm'),
  door('createForm', 'index.js', '3 KiB', 'createForm'),
  // The aim is 4 KiB: its JSON Schema takes 0.5 of it, reading numbers as people write them 0.7.
  door('one entity, validated', 'spec.js', '4.65 KiB', 'defineEntity, integer, text, validate'),
  door('screenwright', 'index.js', '160 KiB'),
  door('screenwright/spec', 'spec.js', '50.5 KiB'),
  door('screenwright/data', 'data.js', '8.75 KiB'),
  // The aim is 8 KiB. What is left is the meaning of names, words, unique values, patterns and the judge of them all.
  door('createSampler', 'sample.js', '13.5 KiB', 'createSampler'),
  door('samples in English', 'sample.js', '14 KiB', 'createSampler, SampleError, sampleSource'),
  door('screenwright/sample', 'sample.js', '20.75 KiB'),
  door('Image', 'media.js', '3 KiB', 'Image'),
  door('loadScript', 'media.js', '2 KiB', 'loadScript'),
  // The aim is 2 KiB: finding out about tags of others takes 0.25 of it, React 0.6.
  door('Script', 'media.js', '2.5 KiB', 'loadScript, Script, ScriptError, ScriptProvider, useScript'),
  { name: 'screenwright/styles.css', path: `${dist}styles.css`, limit: '10 KiB', gzip: true, brotli: false },
]
