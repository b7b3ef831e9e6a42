import type { SampleWords } from '../SampleWords'
import { englishMeanings } from './englishMeanings'

export const frenchWords: SampleWords = {
  firstNames:
    'Camille|Louis|Chloé|Gabriel|Léa|Hugo|Inès|Jules|Manon|Nathan|Zoé|Raphaël|Amina|Théo|Élise|Karim|Lucie|Mathis|Noémie|François',
  lastNames:
    'Martin|Bernard|Dubois|Thomas|Robert|Petit|Durand|Leroy|Moreau|Lefèvre|Garnier|Roux|Fournier|Girard|Bonnet|Benali|Mercier|Chevalier|Gauthier|Perrin',
  fullName: '{firstNames} {lastNames}',
  places:
    'Lyon=France|Nantes=France|Lille=France|Bordeaux=France|Besançon=France|Liège=Belgique|Namur=Belgique|Genève=Suisse|Lausanne=Suisse|Québec=Canada',
  streets:
    'rue de la Gare|rue Victor-Hugo|avenue des Tilleuls|place du Marché|rue des Écoles|quai du Port|chemin du Moulin|boulevard Voltaire',
  address: '## {streets}',
  postcode: '#####',
  phone: '+33 1 99 00 ## ##',
  companies:
    '{lastNames} SARL|{lastNames} et Fils|Groupe {lastNames}|{lastNames} Associés|Boulangerie {lastNames}|Transports {lastNames}|Établissements {lastNames}',
  jobs: 'Acheteuse|Architecte|Comptable|Électricien|Enseignante|Infirmier|Ingénieure|Technicien|Cheffe de projet',
  departments: 'Achats|Comptabilité|Logistique|Marketing|Recherche|Service client|Ventes',
  products:
    'Bureau en chêne|Lampe de bureau|Chaise de bureau|Étagère en acier|Gourde|Couverture en laine|Tuyau d’arrosage|Boîte à outils|Papier A4|Veste de pluie',
  titles:
    'Rapport annuel|Déménagement du bureau|Livraison retardée|Nouveaux tarifs|Contrôle de l’ascenseur|Formation d’automne|Réparation du toit|Inventaire|Visite du chantier',
  sentences:
    'Remis à l’accueil.|Le client demande à être rappelé.|Vérifié sur place, tout est en ordre.|Nous attendons un second devis.|Les pièces sont arrivées un jour plus tôt.|Merci d’appeler avant midi.|La facture suit par courrier.',
  nouns: 'archives|atelier|budget|bureau|commande|jardin|livraison|pièces|pont|port|rapport',
  meanings: {
    people: englishMeanings.people,
    texts: `prénom: {firstNames}
nom: {fullName}
téléphone: {phone}
rue|adresse: {address}
ville: {places}
pays: {places>}
code postal: {postcode}
métier|profession: {jobs}
service: {departments}
entreprise|fournisseur|client: {companies}
commentaire|remarque: {sentences} {sentences}
produit: {products}
numéro: A#-####
sujet|titre: {titles}
${englishMeanings.texts}`,
    numbers: `âge: 18..80
quantité: 1..40
salaire: 30000..90000
prix|montant: 5..500
remise: 0..30
poids: 1..80
année: 2000..2025
${englishMeanings.numbers}`,
    days: `naissance: -29200..-6570
échéance: 1..120
embauche: -5475..-30
${englishMeanings.days}`,
  },
}
