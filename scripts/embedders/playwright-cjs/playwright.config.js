const { CHROMIUM_PATH, PAGE } = process.env

module.exports = {
  testDir: 'tests',
  reporter: 'line',
  use: { baseURL: PAGE, ...(CHROMIUM_PATH && { launchOptions: { executablePath: CHROMIUM_PATH } }) },
}
