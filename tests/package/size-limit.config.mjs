// The price of each import for a host, as the network sends it (gzip), without React, which it has already.
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

/** Of what a door loads later nothing is counted. */
const firstOf = (measured) => ({
  ...measured,
  modifyEsbuildConfig: (config) => ({ ...modifyEsbuildConfig(config), plugins: [loadedLater] }),
})

const loadedLater = {
  name: 'loaded later',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    )
  },
}

export default [
  firstOf(door('TextField', 'index.js', '3 KiB', 'TextField')),
  firstOf(door('Form with TextField', 'index.js', '14.6 KiB', 'Form, FormField, TextField, useForm')),
  door('ComboboxField with its list', 'index.js', '45.5 KiB', 'ComboboxField'),
  door('createForm', 'index.js', '8.4 KiB', 'createForm'),
  door('one entity, validated', 'spec.js', '8.5 KiB', 'defineEntity, integer, text, validate'),
  firstOf(door('screenwright, before anything is loaded later', 'index.js', '259 KiB')),
  firstOf(
    door(
      'the app of the README, before its first screen',
      'index.js',
      '69.7 KiB',
      'AppFrame, MotionProvider, ProductProvider, ProductScreens, useBrowserRouter',
    ),
  ),
  firstOf(door('ListScreen', 'index.js', '133 KiB', 'ListScreen')),
  firstOf(door('DetailScreen', 'index.js', '76.5 KiB', 'DetailScreen')),
  firstOf(door('FormScreen', 'index.js', '130 KiB', 'FormScreen')),
  door('JsonField with its editor', 'index.js', '122 KiB', 'JsonField'),
  door('ColourField with its picker', 'index.js', '56 KiB', 'ColourField'),
  firstOf(door('PhoneField, before its numbering plans', 'index.js', '2.75 KiB', 'PhoneField')),
  firstOf(door('screenwright/screens, before anything is loaded later', 'screens.js', '379 KiB')),
  door('screenwright/arabic', 'arabic.js', '31 KiB'),
  door('screenwright/german', 'german.js', '24.2 KiB'),
  door('screenwright/spec', 'spec.js', '90.2 KiB'),
  door('screenwright/data', 'data.js', '49.5 KiB'),
  door('memorySource', 'data.js', '14.3 KiB', 'memorySource'),
  door('restSource', 'data.js', '14.1 KiB', 'restSource'),
  door('fromDataProvider', 'data.js', '5.9 KiB', 'fromDataProvider'),
  door('graphqlSource', 'data.js', '8.3 KiB', 'graphqlSource'),
  firstOf(door('indexedDbSource, before its database', 'data.js', '16.3 KiB', 'indexedDbSource')),
  door('createSampler', 'sample.js', '10 KiB', 'createSampler'),
  door('createSampler in English', 'sample.js', '12 KiB', 'createSampler, englishWords'),
  door('createSampler in German', 'sample.js', '12.5 KiB', 'createSampler, germanWords'),
  door('screenwright/sample', 'sample.js', '21.1 KiB'),
  door('screenwright/testing', 'testing.js', '15.6 KiB'),
  firstOf(door('screenwright/bytes, before anything is loaded later', 'bytes.js', '4.1 KiB')),
  door('Image', 'media.js', '3.2 KiB', 'Image'),
  firstOf(door('loadScript, before anything waits or fails', 'media.js', '1.5 KiB', 'loadScript')),
  firstOf(
    door(
      'Script, before anything waits or fails',
      'media.js',
      '2.1 KiB',
      'loadScript, Script, ScriptError, ScriptProvider, useScript',
    ),
  ),
  firstOf(door('screenwright/motion, before anything moves', 'motion.js', '6.4 KiB')),
  firstOf(door('MotionProvider, before anything moves', 'motion.js', '2.7 KiB', 'MotionProvider')),
  door('screenwright/motion', 'motion.js', '15.5 KiB'),
  door('screenwright/hex', 'hex.js', '18.25 KiB'),
  firstOf(door('createUploads with tus', 'upload.js', '5.5 KiB', 'createUploads, tusAdapter')),
  firstOf(door('FileField', 'upload.js', '16.5 KiB', 'FileField')),
  firstOf(door('screenwright/upload', 'upload.js', '18.6 KiB')),
  {
    name: 'screenwright/styles.css',
    path: `${dist}styles.css`,
    limit: '40 KiB',
    gzip: true,
    brotli: false,
  },
]
