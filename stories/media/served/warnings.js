// An extension of weather.js: it runs after it or not at all. A story that was left meanwhile has no service any more.
const service = globalThis.weatherService
if (service) service.warnings = (airport) => `${airport}: flocks of starlings until 18:00`
