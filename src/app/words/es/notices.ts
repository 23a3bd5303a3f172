/** What the page has to say besides its own business. */
export const notices = {
  Notices: 'Avisos',
  'Dismiss notice': 'Cerrar el aviso',
  Reload: 'Volver a cargar',
  'This browser keeps no data for this page: your work lasts until you close it.':
    'Este navegador no guarda datos de esta página: tu trabajo dura hasta que la cierres.',
  'This browser has no room left for this page: what you do from now on may be gone after a reload.':
    'A este navegador no le queda espacio para esta página: lo que hagas a partir de ahora puede perderse al volver a cargarla.',
  'Stored work from an older or damaged version was set aside, and this part starts afresh.':
    'Se apartó trabajo guardado de una versión antigua o dañada, y esta parte empieza de cero.',
  'The playground is open in another tab too. Both save to one place: the last one to save wins.':
    'Esta página también está abierta en otra pestaña. Las dos guardan en el mismo sitio: vale lo último que se guarde.',
  'What was still running in Bash ended when the page was left. Files, containers and history are as they were.':
    'Lo que seguía ejecutándose en Bash terminó al salir de la página. Los archivos, los contenedores y el historial están como estaban.',
  'The page was left before all was stored. What still ran has ended, and the latest changes may be missing.':
    'Se salió de la página antes de que todo quedara guardado. Lo que seguía ejecutándose ha terminado y pueden faltar los últimos cambios.',
  'What this browser kept for this page was deleted from outside. It is kept again from the next change on.':
    'Lo que este navegador guardaba de esta página se borró desde fuera. Se volverá a guardar a partir del próximo cambio.',
  'The place where files and containers are kept was damaged and was made anew, so they start afresh.':
    'El lugar donde se guardan los archivos y los contenedores estaba dañado y se creó de nuevo, así que empiezan de cero.',
  'This browser does not let tabs hear of each other. If two of them save the playground, the last one to save wins.':
    'Este navegador no deja que las pestañas sepan unas de otras. Si dos guardan esta página, vale lo último que se guarde.',
  'A new version of this page is there, and a part of this one is gone. What is loaded goes on working. Reload keeps files and progress.':
    'Hay una versión nueva de esta página y una parte de esta ya no está. Lo que se ha cargado sigue funcionando. Al volver a cargar se conservan los archivos y el progreso.',
  'The network does not answer, so a part of this page could not be loaded. What is loaded goes on working.':
    'La red no responde, así que una parte de esta página no se pudo cargar. Lo que se ha cargado sigue funcionando.',
  'The stored files and containers could not be read. They were set aside, and this part starts afresh.':
    'Los archivos y contenedores guardados no se pudieron leer. Se apartaron, y esta parte empieza de cero.',
  'The lesson in the address does not exist.': 'La lección de la dirección no existe.',
  'The seed in the address is not an integer; a random one is used.':
    'La semilla de la dirección no es un número entero; se usa una al azar.',
  'The time in the address is neither milliseconds nor ISO 8601; the real time is used.':
    'La hora de la dirección no está ni en milisegundos ni en ISO 8601; se usa la hora real.',
} as const
