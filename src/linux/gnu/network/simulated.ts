/** What each page of these programs says of the network. */
export const SIMULATED =
  'The network is simulated: localhost, example.com, www.example.com, files.example.com and example.org are there, other hosts do not resolve.'
