import type { Forms } from '@orrery/texts';

/** Places by their names: where, whither and whence. */
export const forms: Forms = {
  'Galaktischer Rat': { in: 'im Galaktischen Rat', to: 'in den Galaktischen Rat', from: 'aus dem Galaktischen Rat' },
  'Energiewerk Mecatol Nord': {
    in: 'im Energiewerk Mecatol Nord',
    to: 'ins Energiewerk Mecatol Nord',
    from: 'aus dem Energiewerk Mecatol Nord',
  },
  'Slums von Tarragus': { in: 'in den Slums von Tarragus', to: 'in die Slums von Tarragus', from: 'aus den Slums von Tarragus' },
  'Ziviler Raumhafen': { in: 'im Zivilen Raumhafen', to: 'in den Zivilen Raumhafen', from: 'aus dem Zivilen Raumhafen' },
  'Bezirk Icarcetorum': { in: 'im Bezirk Icarcetorum', to: 'in den Bezirk Icarcetorum', from: 'aus dem Bezirk Icarcetorum' },
  'Zentralplatz des Hologitters': {
    in: 'auf dem Zentralplatz des Hologitters',
    to: 'auf den Zentralplatz des Hologitters',
    from: 'vom Zentralplatz des Hologitters',
  },
  Vergnügungsviertel: { in: 'im Vergnügungsviertel', to: 'ins Vergnügungsviertel', from: 'aus dem Vergnügungsviertel' },
  'Wohnviertel Sai Sallai': { in: 'im Wohnviertel Sai Sallai', to: 'ins Wohnviertel Sai Sallai', from: 'aus dem Wohnviertel Sai Sallai' },
  'Halle der Kartografie': {
    in: 'in der Halle der Kartografie',
    to: 'in die Halle der Kartografie',
    from: 'aus der Halle der Kartografie',
  },
  Gießereiviertel: { in: 'im Gießereiviertel', to: 'ins Gießereiviertel', from: 'aus dem Gießereiviertel' },
  'Adminus Imperialis': { in: 'im Adminus Imperialis', to: 'in den Adminus Imperialis', from: 'aus dem Adminus Imperialis' },
  'Scholara Imperialis': { in: 'in der Scholara Imperialis', to: 'in die Scholara Imperialis', from: 'aus der Scholara Imperialis' },
  'Slums von Sallab': { in: 'in den Slums von Sallab', to: 'in die Slums von Sallab', from: 'aus den Slums von Sallab' },
  'IAF-Hauptquartier': { in: 'im IAF-Hauptquartier', to: 'ins IAF-Hauptquartier', from: 'aus dem IAF-Hauptquartier' },
  'Energiewerk Mecatol Süd': {
    in: 'im Energiewerk Mecatol Süd',
    to: 'ins Energiewerk Mecatol Süd',
    from: 'aus dem Energiewerk Mecatol Süd',
  },
  'Hauptquartier des Imperialen Geheimdienstes': {
    in: 'im Hauptquartier des Imperialen Geheimdienstes',
    to: 'ins Hauptquartier des Imperialen Geheimdienstes',
    from: 'aus dem Hauptquartier des Imperialen Geheimdienstes',
  },
  'Adminus Mecatol': { in: 'im Adminus Mecatol', to: 'in den Adminus Mecatol', from: 'aus dem Adminus Mecatol' },
  Transitknoten: { in: 'am Transitknoten', to: 'zum Transitknoten', from: 'vom Transitknoten' },
  'Imperiale Flottenbasis': {
    in: 'in der Imperialen Flottenbasis',
    to: 'in die Imperiale Flottenbasis',
    from: 'aus der Imperialen Flottenbasis',
  },
  Gedenkgärten: { in: 'in den Gedenkgärten', to: 'in die Gedenkgärten', from: 'aus den Gedenkgärten' },
  'Halle der Aufzeichnungen': {
    in: 'in der Halle der Aufzeichnungen',
    to: 'in die Halle der Aufzeichnungen',
    from: 'aus der Halle der Aufzeichnungen',
  },
  'Winnaran-Enklave': { in: 'in der Winnaran-Enklave', to: 'in die Winnaran-Enklave', from: 'aus der Winnaran-Enklave' },
  Kaiserpalast: { in: 'im Kaiserpalast', to: 'in den Kaiserpalast', from: 'aus dem Kaiserpalast' },
  Adelsviertel: { in: 'im Adelsviertel', to: 'ins Adelsviertel', from: 'aus dem Adelsviertel' },
  'Imperiale Schatzkammer': {
    in: 'in der Imperialen Schatzkammer',
    to: 'in die Imperiale Schatzkammer',
    from: 'aus der Imperialen Schatzkammer',
  },
  'Wohnviertel Vel Terro': { in: 'im Wohnviertel Vel Terro', to: 'ins Wohnviertel Vel Terro', from: 'aus dem Wohnviertel Vel Terro' },
  Botschaftsviertel: { in: 'im Botschaftsviertel', to: 'ins Botschaftsviertel', from: 'aus dem Botschaftsviertel' },
  Handelsbörse: { in: 'an der Handelsbörse', to: 'an die Handelsbörse', from: 'von der Handelsbörse' },
};
