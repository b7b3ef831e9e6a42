// An extension of weather.js: it runs after it or not at all.
globalThis.weatherService.warnings = (airport) => `${airport}: flocks of starlings until 18:00`
