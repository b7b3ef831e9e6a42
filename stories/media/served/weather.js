// A script as an airport's weather service might give it: it makes one global when it runs.
globalThis.weatherService = {
  runs: (globalThis.weatherService?.runs ?? 0) + 1,
  at: (airport) => `${airport}: rain, wind 12 kn from the south-west`,
}
