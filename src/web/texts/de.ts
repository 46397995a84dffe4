/** The page's texts in German. */
import type { Texts } from './en.js';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const tiles = (n: number): string => plural(n, 'Plättchen', 'Plättchen');
const points = (n: number): string => plural(n, 'Punkt', 'Punkte');
const signed = (n: number): string => `${n >= 0 ? '+' : '−'}${Math.abs(Math.round(n))}`;

export const de: Texts = {
  percent,
  title: 'Highwayman',
  subtitle: 'ein Tisch für Carcassonne',
  close: 'Schließen',
  kinds: { human: 'Mensch', random: 'Zufall', greedy: 'Gierig', mcts: 'Baumsuche' },
  kindHelp: { human: 'spielt an diesem Bildschirm', random: 'irgendein erlaubter Zug', greedy: 'nimmt, was gleich zahlt; schnell', mcts: 'denkt voraus; so stark, wie man ihm Zeit gibt' },
  undone: 'Zurückgenommen',
  redone: 'Wieder gespielt',
  offlineReady: 'Diese Seite geht jetzt auch ohne Netz',
  updateReady: 'Es gibt eine neuere Fassung: Seite neu laden',
  leave: { question: 'Das laufende Spiel verlassen? Es bleibt unter „Deine Spiele“.', yes: 'Verlassen', no: 'Bleiben' },
  bar: {
    undo: 'Zurück', redo: 'Vor', replay: 'Wiedergabe', turn: (turn, left) => `Zug ${turn} · noch ${tiles(left)}`, left: (left) => `noch ${left}`, newGame: 'Neu', newGameTitle: 'Neues Spiel', share: 'Teilen', shareTitle: 'Speichern, öffnen, teilen',
    hint: 'Tipp', analysis: 'Analyse', settings: 'Einstellungen', help: 'Hilfe', more: 'Mehr',
  },
  board: {
    label: 'Spielfläche. Pfeiltasten wählen, R dreht, Eingabe spielt, Fragezeichen nennt alle Tasten', role: 'Spielfläche', tiles: (n) => `Spielfläche mit ${tiles(n)}`, square: (x, y, degrees) => `Spalte ${x}, Reihe ${y}, um ${degrees} Grad gedreht`,
    ways: (n) => plural(n, 'Lage', 'Lagen'), turned: (degrees) => `Um ${degrees} Grad gedreht`, zoomIn: 'Näher', zoomOut: 'Weiter weg', whole: 'Alles zeigen', jetty: (side) => `Steg im ${side}`,
  },
  hand: {
    label: 'Entscheidung', yours: (name) => `${name}, du entscheidest`, second: 'zweiter Zug', thinking: 'denkt nach …', stopped: 'angehalten', stop: 'Anhalten', goOn: 'Weiter', step: 'Ein Zug', squares: (n, now) => `${plural(n, 'Feld', 'Felder')}, ${now} so gedreht`,
    turn: 'Drehen', turnLeft: 'Nach links drehen', turnRight: 'Nach rechts drehen', place: 'Hier anlegen', placeAt: (x, y) => `Auf ${x}, ${y} anlegen`, choose: 'Wähle ein Feld', tile: (text, degrees) => `Plättchen: ${text}. Um ${degrees} Grad gedreht. Drücken dreht`,
    copies: (left) => (left === 0 ? 'Das letzte seiner Art.' : `Noch ${left} davon im Beutel.`), figure: 'Figur', choices: 'Möglichkeiten', inWords: (n) => `${plural(n, 'Feld', 'Felder')} in Worten`, gives: (n) => (n === 0 ? '' : `${n > 0 ? '+' : '−'}${Math.abs(n)} jetzt`),
  },
  players: { label: 'Spieler', points, figures: (name, n, of) => `${name}: ${n} von ${of} im Vorrat`, left: (n) => `noch ${n}`, abbeys: (n) => plural(n, 'Abtei', 'Abteien'), share: (share) => `gewinnt ${percent(share)}` },
  track: 'Punkteleiste',
  log: {
    label: 'Was geschah', tab: 'Verlauf', empty: 'Noch ist nichts geschehen.', more: 'Frühere Züge zeigen', since: 'Seit deinem letzten Zug', turn: (turn) => `Zug ${turn}`, goTo: (text) => `Auf der Spielfläche zeigen: ${text}`, sum: 'Wie es sich ergibt', rule: (id) => `Regel ${id}`,
    next: 'Weiter', back: 'Zurück', of: (at, n) => `${at} von ${n}`, placed: (where) => `legte ${where}`, atEnd: 'am Ende',
  },
  rules: { title: (id) => `Regel ${id}`, missing: 'Der Text dieser Regel ist nicht in dieser Seite.', loading: 'Wird geladen …' },
  scores: { tab: 'Punkte', label: 'Punkte bisher', graph: 'Punkte nach Zügen', none: 'Noch keine Punkte.', categories: { city: 'Städte', road: 'Straßen', monastery: 'Klöster', field: 'Wiesen', goods: 'Waren', other: 'Sonstiges' }, row: (name, parts, total) => `${name}: ${parts === '' ? '' : `${parts}, `}zusammen ${total}`, point: (name, turn, n) => `${name} nach Zug ${turn}: ${n}` },
  bag: { tab: 'Beutel', label: 'Übrige Plättchen', left: (n) => `noch ${tiles(n)}`, gone: (n) => `${n} weggelegt, weil sie nirgends passten`, of: (n, tile) => `${n} × ${tile}`, chips: 'Verdeckte Chips' },
  table: { tab: 'Tisch', label: 'Plätze und Regeln', who: (name) => `Wer für ${name} spielt`, rules: 'Regeln', seed: 'Startzahl', fromPosition: 'aus einer Stellung', undo: 'Zurücknehmen geht', undoKinds: { casual: 'immer', strict: 'nur bis zum letzten Ziehen' }, pace: 'Tempo der Spieler', paces: ['sofort', 'flott', 'gemächlich', 'langsam'] },
  replay: { label: 'Wiedergabe', first: 'An den Anfang', back: 'Einen Zug zurück', play: 'Abspielen', pause: 'Anhalten', on: 'Einen Zug weiter', last: 'Ans Ende', turn: 'Zug', at: (turn, of) => `Zug ${turn} von ${of}`, done: 'Zurück zum Spiel', speed: 'Tempo', moveBack: 'Einen Schritt zurück', moveOn: 'Einen Schritt weiter' },
  final: {
    label: 'Ende des Spiels', wins: (names, lead) => (names.length > 1 ? `${names.join(' und ')} teilen sich den Sieg` : lead > 0 ? `${names[0]} gewinnt mit ${points(lead)} Vorsprung` : `${names[0]} gewinnt`),
    because: (name, category, more) => `Den Ausschlag gaben die ${category}: ${name} hat dort ${more} mehr.`, counting: (at, of) => `Schlusswertung ${at} von ${of}`, nothing: 'Am Ende war nichts mehr zu werten.', start: 'Schritt für Schritt zählen', back: 'Zurück', next: 'Weiter', skip: 'Überspringen',
    again: 'Noch einmal', watch: 'Noch einmal ansehen', turning: 'Wendepunkte', newGame: 'Neues Spiel',
  },
  analysis: {
    label: 'Analyse', graph: 'Gewinnaussicht nach jedem Zug', point: (turn, parts) => `Nach Zug ${turn}: ${parts}`, working: 'Es wird gerechnet …', stop: 'Anhalten', close: 'Schließen', best: 'Beste Züge', move: (n, token) => `${n}. ${token}`, gain: signed, share: (win, error) => `${percent(win)} ±${Math.round(error * 100)}`, margin: (n) => `erwarteter Vorsprung ${signed(n)}`,
    games: (n) => `aus ${n} durchgespielten Spielen`, notMine: 'Züge werden abgewogen, wenn ein Mensch entscheidet.', review: 'Was hat jeder Zug gekostet?', reviewing: (share) => `Das Spiel wird durchgesehen: ${percent(share)}`, points: 'Wendepunkte', cost: (name, loss, turn) => `Zug ${turn}: ${name} verlor ${percent(loss)}`, none: 'Keine Entscheidung kostete mehr als 2 %.', better: (token) => `besser: ${token}`,
    hintWhere: 'Das beste Feld ist auf der Spielfläche markiert.', hintFigure: 'Denk an eine Figur.', hintMove: (token) => `Die Maschine spielte ${token}.`, hintMore: 'Zug zeigen', hintThinking: 'Ein Tipp wird gesucht …', place: (x, y, degrees) => `${x}, ${y} gedreht ${degrees}°`,
  },
  setup: {
    games: 'Deine Spiele', goOn: 'Weiterspielen', look: 'Ansehen', remove: (names) => `Das Spiel von ${names} löschen`, removeShort: 'Löschen', removeAsk: 'Dieses Spiel endgültig löschen?', over: 'beendet', turn: (n) => `Zug ${n}`, begin: 'Neues Spiel', tutorial: 'Zeig mir, wie es geht', tutorialGoOn: 'Einführung fortsetzen', tutorialText: 'Acht kurze Schritte auf einem echten Tisch.', presets: 'Fertige Spiele',
    preset: { first: 'Erstes Spiel', ferries: 'Fähren und Labyrinth', classic: 'Klassisch', everything: 'Alles', river: 'Fluss', iberia: 'Iberien' }, edition: 'Ausgabe', editions: { C1: 'erste, 2000', C2: 'zweite, 2014', C3: 'dritte, 2021' }, groups: { large: 'Grundspiel und große Erweiterungen', small: 'Kleine Erweiterungen', maps: 'Karten', more: 'Weitere Plättchen' },
    copies: (name) => `Anzahl ${name}`, tilesOnly: 'nur Plättchen', players: 'Spieler', howMany: 'Wie viele', nameOf: (n) => `Name von Spieler ${n}`, kindOf: (n) => `Art von Spieler ${n}`, budgetOf: (n) => `Bedenkzeit von Spieler ${n} in Millisekunden`, options: 'Optionen', asUsual: 'wie üblich', noMap: 'Freier Tisch', noMapText: 'Das Land wächst, wo man es hinlegt.', chips: (n) => `mit ${n} Chips`,
    seed: 'Startzahl', otherSeed: 'Andere Startzahl', link: 'Link', linkLabel: 'Link zu diesem Spiel: überall gleich', tiles: (n, kindCount) => `${tiles(n)} von ${kindCount} Sorten`, start: 'Spiel beginnen', backToGame: 'Zurück zum Spiel auf dem Tisch', all: 'Alle Erweiterungen',
  },
  share: { title: 'Speichern, öffnen, teilen', this: 'Dieses Spiel', link: 'Link', copyLink: 'Link kopieren', json: 'Als JSON speichern', text: 'Als Text speichern', copyRecord: 'Mitschrift kopieren', copyPosition: 'Stellung kopieren', hash: 'Kennzahl der Stellung', open: 'Ein Spiel öffnen', openText: 'Ein gespeichertes Spiel (JSON), Mitschrift oder Stellung als Text, oder eine .jcz-Datei von JCloisterZone.', file: 'Datei wählen', paste: 'oder hier einfügen', openButton: 'Text öffnen', copied: (what) => `${what} kopiert`, inField: (what) => `${what} steht im Textfeld`, record: 'Mitschrift', position: 'Stellung' },
  settings: { title: 'Einstellungen', language: 'Sprache', theme: 'Farben', themes: { auto: 'wie das System', light: 'hell', dark: 'dunkel' }, keys: 'Einzelne Buchstaben sind Tasten (R dreht, U nimmt zurück …)' },
  help: {
    title: 'Tasten und Farben', ferries: 'Fähren', joins: 'verbindet zwei Straßen', closes: 'schließt eine Straße', reopens: 'öffnet eine Straße wieder', splits: 'trennt eine Straße', pointer: 'Maus: ziehen verschiebt, Rad zoomt, Rad über einem freien Feld dreht das Plättchen. Finger: ziehen, spreizen, tippen.', lettersOff: 'Einzelne Buchstaben sind in den Einstellungen abgeschaltet.',
    keys: [
      ['Pfeile', 'Feld wählen oder durch die Möglichkeiten gehen'], ['R, Umschalt+R', 'Plättchen drehen'], ['Eingabe, Leertaste', 'anlegen, wählen'], ['F, Umschalt+F', 'andere Figur'], ['X', 'keine Figur, Fähren so lassen, lieber ziehen'], ['1 – 9', 'die Möglichkeit mit dieser Nummer'], ['I, Umschalt+I', 'durch die Gebiete gehen'],
      ['U, Y, Strg+Z, Strg+Y', 'zurück, vor'], ['H', 'Tipp'], ['+, −, 0', 'zoomen, alles zeigen'], ['Umschalt+Pfeile', 'Spielfläche verschieben'], ['Esc', 'einen Schritt zurück; nie ein Zug'], ['S', 'speichern, öffnen, teilen'], ['?', 'diese Liste'],
    ],
  },
  problems: {
    play: 'Der Zug wurde abgelehnt', think: 'Der Computerspieler gab auf', open: 'Dieses Spiel lässt sich nicht öffnen', link: 'Dieser Link ist nicht zu lesen', setup: 'So kann das Spiel nicht beginnen', write: 'Dieses Spiel lässt sich nicht aufschreiben',
    todo: { play: 'Nichts hat sich geändert. Wähle einen anderen Zug.', think: 'Mit Weiter noch einmal versuchen oder unter Tisch einen Menschen spielen lassen.', open: 'Ist die Datei ganz, und stammt sie von dieser Seite, dem Befehl oder JCloisterZone?', link: 'Bitte noch einmal darum, oder beginne hier ein neues Spiel.', setup: 'Ändere, was genannt ist.', write: 'Einen Zug zurücknehmen und noch einmal versuchen, oder als Text speichern.' },
    dismiss: 'Gelesen', worker: 'Die Computerspieler konnten nicht starten: dieser Browser verweigert den Worker, in dem sie denken', workerTodo: 'Seite neu laden; bleibt es so, für diese Adresse Skripte und Worker erlauben oder unter Tisch Menschen spielen lassen.', offlineTodo: 'Du bist ohne Netz. Einmal verbinden und neu laden, dann geht die Seite auch ohne.',
    start: 'Die Seite konnte nicht starten', startTodo: 'Lade sie neu. Ohne Netz: einmal verbinden; bleibt es so, ist der Browser zu alt oder sperrt WebAssembly.', elsewhere: 'Dieses Spiel ging in einem anderen Tab weiter. Was hier gespielt wird, wird nicht behalten.', takeOver: 'Hier weiterspielen', refused: 'Dieser Browser behält keine Spiele (privater Modus oder kein Platz). Speichere das Spiel unter Teilen als Datei, bevor du gehst.',
  },
  tutorial: {
    label: 'Einführung', step: (at, of) => `Schritt ${at} von ${of}`, back: 'Zurück', next: 'Weiter', skip: 'Einführung beenden', done: 'Erstes Spiel beginnen', notThis: 'Nicht das. Der Schritt fragt nach etwas anderem.', well: 'Gut gemacht.',
    steps: [
      { title: 'Seiten müssen passen', text: 'In jedem Zug legst du ein Plättchen. Seine Seiten müssen zu dem passen, was daneben liegt: Stadt an Stadt, Straße an Straße, Wiese an Wiese. Wähle das markierte Feld östlich vom Plättchen und lege an.' },
      { title: 'Das Plättchen drehen', text: 'Ein Plättchen darf liegen, wie es will. Drehe es, bis die Straße nach Süden weitergeht, dann lege an.' },
      { title: 'Ein Wegelagerer', text: 'Nach dem Anlegen darfst du eine Figur auf das Plättchen setzen. Setze einen Gefolgsmann auf die Straße. Er bleibt dort, bis die Straße fertig ist.' },
      { title: 'Eine Stadt zahlt', text: 'Dieses Plättchen schließt die Stadt, in der deine Figur steht: 2 Punkte für jedes Plättchen und jedes Wappen, und deine Figur kommt heim. Lege an, dann wähle „Keine Figur“: gewertet wird am Ende des Zugs.' },
      { title: 'Ein Kloster', text: 'Ein Kloster zahlt 1 Punkt für sich und 1 für jedes der acht Plättchen ringsum. Setze deine Figur auf das Kloster.' },
      { title: 'Ein Boot verbindet zwei Straßen', text: 'Ein See hat Stege, und du wählst, welche zwei eine Fähre verbindet. Verbinde Westen und Osten: deine Straße geht über das Wasser weiter. In späteren Zügen lassen sich Boote drehen; das schließt und öffnet Straßen.' },
      { title: 'Das Labyrinth', text: 'Alle Arme des Labyrinths sind hier eine Straße, und fertig zahlt sie 2 mehr für jede Figur darauf. Lege das Labyrinth ans Ende deiner Straße.' },
      { title: 'Auf der Wiese', text: 'Eine Figur auf der Wiese bleibt bis zum Ende liegen. Dann zahlt sie 3 Punkte für jede fertige Stadt an ihrer Wiese. Lege deine Figur auf die Wiese zwischen Stadt und Straße: das Spiel ist damit aus und wird gewertet.' },
    ],
  },
  sets: {
    base: ['Grundspiel', 'Straßen, Städte, Klöster und Wiesen. Hier anfangen.'],
    ferries: ['Die Fähren', 'Seen, auf denen ein Boot zwei Straßen verbindet und sich später drehen lässt.'],
    labyrinth: ['Das Labyrinth', 'Eine Hecke, die Straßen verbindet und für Figuren darauf zahlt.'],
    'inns-cathedrals': ['Wirtshäuser & Kathedralen', 'Straßen und Städte zählen mehr oder gar nicht; eine große Figur.'],
    'traders-builders': ['Händler & Baumeister', 'Waren in Städten, ein Baumeister für zweite Züge, ein Schwein für die Wiese.'],
    'princess-dragon': ['Magische Tore', 'Aus Burgfräulein & Drache: eine Figur darf auf jedes offene Gebiet.'],
    'abbey-mayor': ['Abtei & Bürgermeister', 'Abteien für Lücken, Bürgermeister, Wagen, Scheunen.'],
    'german-cathedrals': ['Die Kathedralen in Deutschland', 'Dome, zu denen Straßen führen; ein Erzbischof zählt sie.'],
    'mage-witch': ['Magier & Hexe', 'Der Magier gibt Straße oder Stadt mehr, die Hexe halbiert.'],
    'flying-machines': ['Die Fluggeräte', 'Eine Figur hebt ab; der Würfel sagt, wie weit.'],
    leipzig: ['Die Märkte zu Leipzig', 'Figuren zu den Gilden der Stadt schicken.'],
  },
};
