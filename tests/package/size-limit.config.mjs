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
  door('Form with TextField', 'index.js', '8.5 KiB', 'Form, FormField, TextField, useForm'),
  door('createForm', 'index.js', '3 KiB', 'createForm'),
  // The aim is 4 KiB: its JSON Schema takes 0.4 of it, reading numbers as people write them 0.6.
  door('one entity, validated', 'spec.js', '4.2 KiB', 'defineEntity, integer, text, validate'),
  door('screenwright', 'index.js', '158 KiB'),
  door('screenwright/spec', 'spec.js', '49.75 KiB'),
  door('screenwright/data', 'data.js', '7.25 KiB'),
  // The aim is 8 KiB. What is left is the meaning of names, words, unique values, patterns and the judge of them all.
  door('createSampler', 'sample.js', '13.5 KiB', 'createSampler'),
  door('samples in English', 'sample.js', '14 KiB', 'createSampler, SampleError, sampleSource'),
  door('screenwright/sample', 'sample.js', '20.75 KiB'),
  { name: 'screenwright/styles.css', path: `${dist}styles.css`, limit: '10 KiB', gzip: true, brotli: false },
]
