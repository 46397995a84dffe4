/**
 * Every tile the package knows, as facts about printed tiles, one on a line. The order of sets and tiles is part of the
 * contract: it is the order of the tile kinds of a game and so of its draw moves.
 *
 *   = set prefix C1 C2 C3 parts    a set: its id, the beginning of its tiles' ids, tiles in the published set of each edition,
 *                                  parts of every tile
 *   name counts edges parts        a tile: its id without the prefix, copies in C1, C2, C3 and on the table at the start, sides
 *                                  N E S W (C city, F field, R road, W river, A abbey), then its parts
 *
 * Counts are left out where each edition that prints the set has one copy, edges where the name begins with them.
 *
 * Parts are words. Cities, roads and rivers are the sides they reach, in the order of their numbers: `NE`. A side of which no word
 * speaks is a city, road or river of its own, after the others. Signs behind the sides:
 *
 *   city    1 2 coats of arms   ^ cathedral   w wine, g grain, c cloth
 *   road    * inn   _ tunnel    r roundabout, l labyrinth, f fork
 *           ends at: x crossing, s lake, k German cathedral, v volcano, o something else
 *   mon monastery   garden   g011 a twin with a garden and its counts   ? not confirmed by two sources
 *   lake, portal, fly=N …      features and decoration by name, true or the value given
 *   &c0r0 &mr1                groups of parts that touch (ABB-25), & alone for none
 *   #r0r1                      parts that cross      |EW field sides whose halves are parted
 *   /27.0/3456/.01             the fields: half-edges 0..7, a point, the cities touched; no half-edges for an enclosed field
 *
 * A part of which the name has the word (monastery, garden, dragon, portal, volcano) is not said again. Where roads end, fields and
 * groups are written where they are not what ./decode.ts takes for granted.
 */
export const TILES = `
= base base 72 72 72
A 222 FFFR mon
B 444 FFFF mon
C CCCC NESW1
D 4441 CRFR EW
E 544 CFFF g011
F 222 CFCF NS1
G CFCF NS
H 322 CFCF g011
I 211 CCFF g011
J 333 CRRF ES
K 333 CFRR SW
L 333 CRRR
M 211 CCFF NE1 g011
N 322 CCFF NE g011
O 222 CCRR NE1 SW
P 333 CCRR NE SW
Q CCCF NES1
R 322 CCCF NES g011
S 222 CCCR NES1
T CCCR NES
U 877 FRFR EW g011
V 988 FFRR SW g011
W 444 FRRR
X RRRR
= inns-cathedrals ic 18 18 18
CCCC 100 /.0123
CCCC-cath 222 NESW^
CCCC-garden 011 /.0123
CCCF /67.012
CCCF-coat N ES1
CCFR-inn NE W*
CCRF NE
CCRR-inn-coat NE1 SW*
CFFF /23.0/4567.0
CFRF
CFRR-inn SW*
CRCR Ex Wx &c0c1r0r1 /2.0/3.1/6.1/7.0
CRCR-coat NS1
FFRR-inn SW*
FRFR-inn 100 EW* g011
FRFR-mon
FRRR-inn E*
RRRR NW ES
= traders-builders tb 24 24 24
CCCC-cloth N ESc W /.012
CCCC-wine NWw ES /.01
CCCF-cloth NSc /67.0/.01
CCCF-grain NESg
CCCF-wine NSw /67.0/.01
CCCR-cloth N ESc &c1r0 /6.1/7.01
CCCR-grain N ESg &c1r0 /6.1/7.01
CCCR-wine NESw
CCFF-grain NEg
CCFF-wine NEw
CCFR-grain-1 NEg
CCFR-grain-2 NEg /45.0/6.0/7.0
CCRF-cloth 100 NEc g011
CCRF-wine NEw /4.0/5.0/67.0
CCRR-cloth NEc /4.0/5.0/6.0/7.0
CCRR-wine 100 NEw g011
CFCF-wine NSw
CFCR-grain NSg
CFCR-wine NSw
CFRR S Wo /234.0/56/7.0
CRCR-wine NSw
CRFF
FRRR-mon
RRRR NS EW #r0r1
= princess-dragon pd 30 30 0
CCCF-coat-portal 100 NES1
CCCF-mon-dragon NES &c0m
CCCF-portal 010 NES ?
CCCF-princess NES princess=c0
CCCF-princess-coat N ES1 princess=c0 /67.0/.01
CCFF-dragon NE
CCFF-princess-1 NE princess=c0 /45.0/67.0
CCFF-princess-2 100 NE princess=c0
CCFF-princess-garden 010 NE princess=c0
CCFF-volcano
CCRR-portal NE SW
CCRR-princess NE SW princess=c0
CFCF-coat-dragon NS1
CFFF-dragon 100 g010
CFFF-volcano
CFRR-dragon SW
CFRR-portal SW
CRCR-dragon NS EW_ #c0r0 #r0f0 #r0f1
CRRF-dragon ES
CRRF-portal ES
CRRR-princess princess=c0
FFFF-volcano
FFFR-volcano Wv
FFRR-dragon 220 SW
FFRR-volcano SW
FRFR-dragon EW
FRFR-volcano EW
FRRR-dragon
FRRR-mon-dragon
FRRR-portal
RRRR-portal NW ES
= abbey-mayor am 12 12 0
CCCC-coat-1 NESW2
CCCC-coat-2 NS1 EW #c0c1 /.01/.01
CCCF-coat NS E1 ? /67.01/.01
CCRR &c0r1 &c1r0 /4.1/56.01/7.0
CFFF-coat N1 /23.0/45.0/67.0
CFFR
CFRR SW /234.0/56/7.0
CRCR-coat NS1 EW_ #c0r0 #r0f0 /23.0/6.0/7.0
CRRF ES /2.0/34/567.0
FFFR 100 Wo g010
FRRR-roundabout ESWr
RRRR-mon
= abbeys am 6 6 0
abbey 660 AAAA mon ? abbey
= ferries fer 8 8 8 lake
CRRR 333 Es Ss Ws
FRRR 443 Es Ss Ws
RRRR 112 Ns Es Ss Ws
= labyrinth lab 1 1 0
RRRR-labyrinth NESWl
= mage-witch mw 8 8 8 mageWitch
CCCR-1 &c2r0 /6.2/7.012
CCCR-2 NES
CCRR-1 NE SW
CCRR-2 100 SW
CCRR-garden 011 SW
CFCF
CRCR NS
CRRR-1
CRRR-2 E SW
= flying-machines fly 8 8 8
FFFF-nw 100 flyingMachine=NW g011
FFFF-w flyingMachine=W
FFRR-ne SW flyingMachine=NE
FFRR-s SW flyingMachine=S
FFRR-w SW flyingMachine=W
FRFR-n EW flyingMachine=N
FRFR-nw EW flyingMachine=NW
FRFR-w EW flyingMachine=W
= river riv 12 12 0
CCWW NE SW
CWCW EW
CWRW EW /2.0/34/56/7.0
FFFW 220
FFWW 210 SW g010
FWFW 220 EW
FWRW-mon EW /0127/34/56
RRWW NE SW
RWRW NS EW #r0w0
= crop-circles-1 cc 6 0 0
CCFF-city-1 NE cropCircle=city
CCFF-city-2 cropCircle=city
CFRR-field SW cropCircle=field
CRFF-field Eo cropCircle=field
FFRR-road SW cropCircle=road
FRRR-road cropCircle=road &
= russian-promos-2013 rus 2 0 0
baba-yaga FFFF yagaHut
bogatyr RRRR NSWf &r0r1 /07/12/34/56
= russian-promos-2016 rus 2 0 0
solovei FRFR EW ? robber
vodyanoy FFFF ? vodyanoy
= catapult cat 12 0 0 fair
CCCC NESW
CCFF-coat NE1
CFCF /23.01/67.01
CFFF-1
CFFF-2 /2345.0/67.0
FFFF
FFFF-mon |EW /0127/3456
FFRR So Wo
FRFR Eo Wo
FRRR-1 ES Wo
FRRR-2 Eo SW
RRRR-roundabout NESWr
= spiel-2018 spl 0 1 0
RRRR-roundabout NESWr ?
= spring spr 0 0 12
3leg-roundabout FRRR ESWr ?
RRRR-fork NESWf ?
= signposts sig 0 0 12
3leg-roundabout FRRR ESWr ?
= autumn aut 0 0 12
= terracotta-army won 0 0 1
= german-cathedrals gc 6 6 0 germanCathedral
3roads 000 FRRR Ek Sk Wk ?
4roads 000 RRRR Nk Ek Sk Wk ?
= leipzig lei 0 4 4
`;
